/** One thing that is kept or promised, with its particulars as term and words. */
export interface PolicyRecord {
  name: string;
  facts: readonly (readonly [term: string, words: string])[];
}

/** A paragraph, a list, or records. Texts may hold links, written `[label](address)`. */
export type PolicyBlock =
  { text: string } | { list: readonly string[] } | { records: readonly PolicyRecord[] };

export interface PolicySection {
  /** Its anchor on the page. */
  id: string;
  title: string;
  blocks: readonly PolicyBlock[];
}

/** A document of rules: what it comes to, then all of it. */
export interface Policy {
  title: string;
  lead: string;
  /** `YYYY-MM-DD` of its last change. */
  updated: string;
  /** The whole of it in a few sentences. */
  summary: readonly string[];
  sections: readonly PolicySection[];
}
