/*
 * Lies in React's own chunk (vite.config.ts). CommonJS runs when it is first asked for: asked for here, React runs with
 * its chunk, in a task of its own, instead of within the first chunk that needs it.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
