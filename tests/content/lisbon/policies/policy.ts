/** One item that is stored or promised, with its details as term and text. */
export interface PolicyRecord {
  name: string;
  facts: readonly (readonly [term: string, words: string])[];
}

/** A paragraph, a list, or records. Texts may contain links written `[label](address)`. */
export type PolicyBlock =
  { text: string } | { list: readonly string[] } | { records: readonly PolicyRecord[] };

export interface PolicySection {
  /** Its anchor on the page. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

/** A policy: its summary, then its full text. */
export interface Policy {
  title: string;
  lead: string;
  /** The date of its last change, `YYYY-MM-DD`. */
  updated: string;
  /** A summary in a few sentences. */
  summary: readonly string[];
  sections: readonly PolicySection[];
}
