import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#content/words/case-study.ts';
import type { StudyPicture } from '#shared/case-study.ts';
import { useAddress } from '../../lib/host.ts';
import { StudyImage } from './StudyImage.tsx';

interface LargePictureProps {
  picture: StudyPicture;
  className?: string;
  /** The picture as the page shows it. */
  children: ReactNode;
}

/** A picture that opens as large as the window. Its link leads to the file, for other tabs and without scripts. */
export function LargePicture({ picture, className = '', children }: LargePictureProps) {
  const address = useAddress();
  const [size, setSize] = useState<'closed' | 'fitted' | 'high'>('closed');
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSize(window.innerWidth < NARROW ? 'fitted' : 'high');
  }
  return (
    <>
      <a
        href={address(picture.src)}
        onClick={open}
        className={`group/large relative block cursor-zoom-in ${className}`}
      >
        <span className="sr-only">{words.enlarge}</span> {children}
        <ZoomIn
          aria-hidden
          className="absolute right-3 bottom-3 size-9 rounded bg-paper p-2 text-ink opacity-85 transition-opacity group-hover/large:opacity-100"
        />
      </a>
      {size === 'closed' ? null : (
        <Enlarged
          picture={picture}
          isHigh={size === 'high'}
          onGrow={() => setSize('high')}
          onClose={() => setSize('closed')}
        />
      )}
    </>
  );
}

/** A window of fewer pixels shows the picture whole first. */
const NARROW = 640;

interface EnlargedProps {
  picture: StudyPicture;
  /** As high as the window; on a phone, it is then wider than that. */
  isHigh: boolean;
  onGrow: () => void;
  onClose: () => void;
}

/**
 * The browser's modal dialog. On a phone, a press on the picture makes it as high as the window, to scroll along, with
 * the keyboard, too; a second one closes it, as the first does elsewhere. Escape closes it, and the focus returns.
 */
function Enlarged({ picture, isHigh, onGrow, onClose }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close it before it leaves the document: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={picture.alt}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-3 text-ink sm:p-6"
    >
      <div className="flex h-full flex-col-reverse gap-3">
        <p className="flex items-center justify-between gap-6 text-small text-quiet">
          <span>{picture.alt}</span>
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 font-semibold text-ink hover:text-clay lg:text-lead"
          >
            <X aria-hidden className="size-5" />
            {words.close}
          </button>
        </p>
        <div className={`min-h-0 grow max-sm:-mx-3 ${isHigh ? 'max-sm:overflow-x-auto' : ''}`}>
          <button
            type="button"
            onClick={isHigh ? onClose : onGrow}
            aria-label={isHigh ? words.close : `${words.enlarge} ${picture.alt}`}
            className={`block h-full cursor-zoom-out sm:w-full ${isHigh ? 'max-sm:w-max' : 'max-sm:w-full max-sm:cursor-zoom-in'}`}
          >
            <StudyImage
              picture={picture}
              sizes="(min-width: 40rem) 100vw, 120svh"
              decorative
              className={`h-full bg-transparent object-contain sm:w-full ${isHigh ? 'max-sm:w-auto max-sm:max-w-none' : 'max-sm:w-full'}`}
            />
          </button>
        </div>
      </div>
    </dialog>
  );
}
