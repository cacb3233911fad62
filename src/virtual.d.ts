/** Made by vite.config.ts. */
declare module 'virtual:narrow-pictures' {
  /** Root-relative, each named `…-800.webp`; sorted. */
  export const narrowPictures: readonly string[];
}
