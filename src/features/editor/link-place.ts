/** Where a link is asked for: in the text, in a caption, or in a table's cell. */
export interface LinkPlace {
  /** The words that are, or become, the link; '' for none. */
  words: string;
  /** The link's address; '' for a new link. */
  address: string;
  /** Whether it is a button, which is removed as a whole. */
  isButton: boolean;
  /** The words on the page; null for none. */
  range: () => Range | null;
  /** Where they are in the editor, in pixels. */
  bounds: () => Bounds | null;
  /**
   * Makes the words a link; where there are none, inserts the title of the page there, or else the address. Null takes the
   * link away. One goes on there.
   */
  set: SetLink;
  /** Goes back there, with what was selected. */
  resume: () => void;
}

/** Called with a link's address, and the title of the page of the site that it leads to; with null for no link. */
export type SetLink = (address: string | null, title?: string) => void;

export interface Bounds {
  left: number;
  top: number;
  bottom: number;
}
