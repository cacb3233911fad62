import { Fragment } from 'react';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** `Mod` is Ctrl, or Command on a Mac. */
const GROUPS: { title: string; keys: [keys: string, does: string][] }[] = [
  {
    title: 'The page',
    keys: [
      ['Mod+S', 'Keep what is written'],
      ['Mod+Shift+P', 'Publish, schedule or update'],
      ['Mod+Enter', 'The same in the list before publishing'],
      ['Mod+/', 'These shortcuts'],
      ['Escape', 'Close what is open'],
    ],
  },
  {
    title: 'Text',
    keys: [
      ['Mod+B', 'Bold'],
      ['Mod+I', 'Italic'],
      ['Alt+F10', 'The toolbar at the selected words'],
      ['Mod+Z', 'Undo'],
      ['Mod+Shift+Z', 'Redo'],
    ],
  },
  {
    title: 'As you type',
    keys: [
      ['/', 'A block, by its name'],
      ['## ', 'Heading'],
      ['- ', 'List'],
      ['1. ', 'Numbered list'],
      ['> ', 'Quote'],
      ['```', 'Code'],
      ['**', 'Bold'],
    ],
  },
  {
    title: 'In a table',
    keys: [
      ['Tab', 'The next cell; behind the last, a row'],
      ['Shift+Tab', 'The cell before'],
      ['Alt+↑', 'Move the row up'],
      ['Alt+↓', 'Move the row down'],
      ['Alt+F10', 'The table’s toolbar'],
      ['Escape', 'Out of the table'],
    ],
  },
];

/** Everything that has a key. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { domWindow } = useHost();
  const isMac = /Mac|iPhone|iPad/.test(domWindow().navigator.userAgent);
  const mod = isMac ? '⌘' : 'Ctrl';
  return (
    <Dialog
      title="Shortcuts"
      className="w-[min(44rem,calc(100vw-2rem))] max-w-none"
      onCancel={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {GROUPS.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="text-small font-semibold">{title}</h3>
            <dl className="mt-1.5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 border-t border-line pt-2 text-small">
              {keys.map(([combination, does]) => (
                <Fragment key={combination}>
                  <dt>
                    <kbd className="rounded border border-line bg-paper px-1.5 py-0.5 font-mono text-fine">
                      {combination.trim().replace('Mod', mod)}
                    </kbd>
                  </dt>
                  <dd className="text-quiet">{does}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
