/*
 * In React's own chunk (vite.config.ts). CommonJS modules run when first imported. Importing them here runs React with
 * its own chunk, in a separate task, instead of inside the first chunk that needs it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
