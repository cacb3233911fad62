/** The image library: large, so it is loaded with the first image. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
