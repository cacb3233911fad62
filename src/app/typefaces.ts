/** The site's typefaces, in the order in which a document names their files. */
const TYPEFACES = [
  ['Fraunces Variable', '100 900'],
  ['Instrument Sans Variable', '400 700'],
] as const;

/**
 * Brings the typefaces in together, once their files are there: the page's text is then set anew one time, instead of
 * when a stylesheet names them and again as each arrives. Where one does not come, its stand-in stays.
 */
export async function bringTypefaces(document: Document): Promise<void> {
  const files =
    document.querySelector<HTMLElement>('[data-fonts]')?.dataset.fonts?.split(' ') ??
    [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href);
  const faces = files.flatMap((file, index) => {
    const [family, weight] = TYPEFACES[index] ?? [];
    return family === undefined ? [] : [new FontFace(family, `url(${file})`, { weight })];
  });
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
}
