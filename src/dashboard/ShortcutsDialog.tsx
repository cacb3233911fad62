import { Fragment, useRef } from 'react';
import { useHost } from '../lib/host.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Key } from './Key.tsx';
import { isMac, spellKeys } from '../lib/keys.ts';
import type { ShortcutGroup } from './shortcuts.ts';

interface ShortcutsDialogProps {
  groups: readonly ShortcutGroup[];
  onClose: () => void;
}

/** Everything that has a key. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
  const { domWindow } = useHost();
  const first = useRef<HTMLHeadingElement>(null);
  const isOnMac = isMac(domWindow());
  return (
    <Dialog
      title="Shortcuts"
      className="w-[min(48rem,calc(100vw-2rem))] max-w-none lg:w-[min(76rem,calc(100vw-2rem))] xl:w-[min(88rem,calc(100vw-2rem))]"
      isTall
      initialFocus={first}
      onCancel={onClose}
      onKeyDown={(event) => {
        if (event.key !== '?') return;
        event.stopPropagation(); // it would open them again
        if (!event.repeat) onClose();
      }}
      actions={null}
    >
      <div className="mt-5 gap-x-8 *:mb-5 *:break-inside-avoid sm:columns-2 lg:columns-3 xl:columns-4">
        {groups.map(({ title, keys }, index) => (
          <section key={title} aria-label={title}>
            {/* The list begins here, and is read from here: its only button is behind its end. */}
            <h3
              {...(index === 0 ? { ref: first, tabIndex: -1 } : {})}
              className="font-sans text-small font-semibold outline-none"
            >
              {title}
            </h3>
            <dl className="mt-1.5 grid grid-cols-[minmax(4.5rem,auto)_1fr] items-center gap-x-4 gap-y-1.5 border-t border-line pt-3 text-small">
              {keys.map(([combination, does]) => (
                <Fragment key={combination}>
                  <dt>
                    <Key>{spellKeys(combination.trim(), isOnMac)}</Key>
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
