import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { id, line, required, text } from './fields.ts';

/** A text to put into replies. */
export interface Snippet {
  id: number;
  name: string;
  /** `{first name}` stands for the visitor's. */
  body: string;
}

/** By name. */
export interface SnippetList extends Success {
  snippets: Snippet[];
}

export const snippetBody = z.object({
  /** Without one it is a new snippet. */
  id: id('The snippet').optional(),
  name: required(line('The name', LIMITS.snippetName), 'Please enter a name.'),
  body: required(text('The text', LIMITS.snippetBody), 'Please write a text.'),
});
export type SnippetToSave = z.infer<typeof snippetBody>;
