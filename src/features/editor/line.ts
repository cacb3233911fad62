import type Quill from 'quill';

/** A line of words, or a block. */
export type Line = NonNullable<ReturnType<Quill['getLine']>[0]>;
