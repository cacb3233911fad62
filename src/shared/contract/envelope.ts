/** Common to all successful responses. */

export interface Success {
  success: true;
}

/** The body of every error response. `field` names the invalid request field, if there is one. */
export interface Failure {
  success: false;
  error: string;
  field?: string;
  /** The request's id in the logs, for internal errors. */
  request_id?: string;
}

/** Counts of a paged list; `total_pages` is 0 for an empty one. [3.3.01]–[3.3.04] */
export interface Pagination {
  current_page: number;
  total_posts: number;
  total_pages: number;
  posts_per_page: number;
}

/** The same for lists other than posts. */
export interface ListPagination {
  current_page: number;
  total: number;
  total_pages: number;
  per_page: number;
}
