import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DaySpan } from '#shared/named-day.ts';
import type { FoundDeeds } from './use-found-deeds.tsx';

/** One thing to choose in the palette. */
export interface Entry {
  /** Its own among all of them. */
  value: string;
  icon: LucideIcon;
  label: string;
  /** What it is called by itself, where the label alone does not tell. */
  name?: string;
  /** The word that asks for it, where that is not the label's first. */
  asked?: string;
  /** After the label, and quieter. */
  detail?: string | undefined;
  /** On a phone, it stands below the label: there is no room for both. */
  hasLongDetail?: boolean;
  /** Below the label: a line of what was found. */
  excerpt?: string;
  /** At the right edge. */
  side?: ReactNode;
  /** On a phone, that stands before the excerpt: there is no room for both beside each other. */
  isSideBelow?: boolean;
  /** Only where there is a keyboard. */
  needsKeys?: boolean;
  /** What was meant by it is not sure: it is not done before it was seen. */
  isGuess?: boolean;
  /** It is not what was asked for: it is chosen by hand alone. */
  isAside?: boolean;
  act: () => void;
  /** What else can be done with it. */
  more?: readonly Entry[];
}

/** Things under one heading. */
export interface EntryGroup {
  heading: string;
  entries: readonly Entry[];
}

/** How the palette gets from what was chosen to where that is done. */
export interface Ways {
  /**
   * @param row the one that takes the focus there; null for none
   * @param deed what is done with it, or with the list, by the name that it has there
   */
  goTo: (path: string, row?: number | null, deed?: string | null) => void;
  /** @param day the one that takes the focus in the week that is shown there */
  goToDay: (path: string, day: string) => void;
  /** What is done where one is, with what was found. */
  deeds: FoundDeeds;
  /** Opens a post to write it; null for a new one, with the title that it begins with. */
  write: (post: number | null, title?: string) => void;
  /** Asks about publishing a draft later; null for the next good time, '' for a day and a time that are still to be chosen. */
  schedule: (post: number, at: { day: string; time: string } | null) => void;
  /** Begins to add that address. */
  addSubscriber: (email: string) => void;
  /** Begins a category of that name. */
  addCategory: (name: string) => void;
  /** Begins an author of that name. */
  addAuthor: (name: string) => void;
  /** Begins to take these days off. */
  takeDaysOff: (days: DaySpan) => void;
  /** Begins to take times of a day off. @param off the first, and when the last of them ends, as 'HH:MM' */
  takeTimesOff: (day: CalendarDay, off: { from: string; to: string }) => void;
  /** Begins a newsletter with that subject. */
  writeNewsletter: (subject: string) => void;
  /** Shows what visitors can't read yet as they will, over where it is written. */
  preview: (post: number) => void;
  /** Opens it on a page of its own; null where that is how any is opened. */
  writeOnPage: ((post: number) => void) | null;
  /** Does what a command is for, by its id. */
  command: (id: string) => void;
  /** Takes back what was done last, or says that there is nothing. */
  undo: () => void;
  /** Does again what was taken back last, or says that there is nothing. */
  redo: () => void;
  /** Another program's: an email. */
  leaveTo: (href: string) => void;
  /** @param what said as copied: 'The address' */
  copy: (text: string, what: string) => void;
  /** A path of this site, as others reach it. */
  addressOf: (path: string) => string;
}
