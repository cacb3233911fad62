const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** Whether a file is a picture of a kind that the site takes. */
export function takesImage({ type }: Pick<File, 'type'>): boolean {
  return IMAGE_TYPES.includes(type);
}

/** Why some of these files are left out; '' where none is. */
export function refusalOf(files: readonly Pick<File, 'type'>[]): string {
  const refused = files.filter((file) => !takesImage(file));
  if (refused.length === 0) return '';
  return refused.every(({ type }) => type.startsWith('image/'))
    ? 'Only PNG, JPEG, GIF, WebP and AVIF pictures can be put in the text'
    : 'Only pictures can be put in the text';
}
