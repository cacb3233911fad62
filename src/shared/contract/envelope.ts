/** What every answer has in common. */

export interface Success {
  success: true;
}

/** Every refusal, with the fitting HTTP status. `field` names the request field that is wrong, when one is. */
export interface Failure {
  success: false;
  error: string;
  field?: string;
  /** The request's id, on an internal error, to be found in the logs. */
  request_id?: string;
}

/** Counts of a paged list; `total_pages` is 0 for an empty one. [3.3.01]–[3.3.04] */
export interface Pagination {
  current_page: number;
  total_posts: number;
  total_pages: number;
  posts_per_page: number;
}

/** The same for lists of anything else than posts. */
export interface ListPagination {
  current_page: number;
  total: number;
  total_pages: number;
  per_page: number;
}
