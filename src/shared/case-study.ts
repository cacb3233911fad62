/** A picture below public/, with its size in pixels. */
export interface StudyPicture {
  src: string;
  /** The same, 800 pixels wide; null where there is none. */
  narrow: string | null;
  width: number;
  height: number;
  alt: string;
}

/** The colour at the sides of a plate, as `#rrggbb`, and whether text on it is light. */
export interface PlateGround {
  color: string;
  isDark: boolean;
}

/** How it was, or how it is: a picture, a text, or both. */
export interface StudySide {
  picture: StudyPicture | null;
  text: string | null;
}

/** A part of the text. Its HTML is sanitised; `BASE_MARK` stands before root-relative addresses. */
export interface StudySection {
  /** Its anchor, and its heading; null for what stands before the first heading. */
  heading: { id: string; title: string } | null;
  /** What stands in the margin, as HTML. */
  note: string | null;
  html: string;
}

/** All that a project's page shows. */
export interface CaseStudy {
  slug: string;
  title: string;
  description: string;
  /** One sentence: what changed for the client. */
  change: string | null;
  /** Category and state, in words. */
  category: string;
  status: string;
  year: string | null;
  duration: string | null;
  /** The client is invented. */
  sample: boolean;
  plate: StudyPicture;
  ground: PlateGround;
  figure: { value: string; label: string } | null;
  before: StudySide | null;
  after: StudySide | null;
  sections: readonly StudySection[];
  features: readonly string[];
  technologies: readonly string[];
  liveUrl: string | null;
  githubUrl: string | null;
  testimonial: { quote: string; name: string; role: string | null } | null;
  /** The one after it, or the first after the last; null for a single one. */
  next: { slug: string; title: string; category: string; plate: StudyPicture; ground: PlateGround } | null;
  /** What the page ends with. */
  call: { title: string; text: string; consultation: string; contact: string };
}
