/** Loads the image library with the first image, because it is large. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
