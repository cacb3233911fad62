/* Makes React run where it lies, in a file and a task of its own, instead of within whatever needs it first. */
export { createRoot, hydrateRoot } from 'react-dom/client';
