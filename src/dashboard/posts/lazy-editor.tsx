import { lazy } from 'react';

/** The editor, the dashboard's largest chunk; fetched when the first post is opened. */
export const RichTextEditor = lazy(async () => {
  try {
    return { default: (await import('../../features/editor/RichTextEditor.tsx')).RichTextEditor };
  } catch (error) {
    console.error('The editor could not be loaded', error);
    return { default: EditorMissing };
  }
});

function EditorMissing() {
  return (
    <p role="alert" className="rounded bg-alarm-wash px-4 py-3 text-alarm">
      The editor could not be loaded. What you wrote is kept in this browser: load the page again to go on.
    </p>
  );
}
