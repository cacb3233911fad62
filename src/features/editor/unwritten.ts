/**
 * The editor's events about words that are typed in a block and are not in its document yet: that there are some, and
 * that they are wanted there now.
 */
export const TYPED_IN_BLOCK = 'typed-in-block';
export const WRITE_BLOCKS = 'write-blocks';
