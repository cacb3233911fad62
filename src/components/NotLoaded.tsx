import type { ReactNode } from 'react';
import * as words from '#content/words/frame.ts';
import { Button } from '../ui/Button.tsx';
import { NothingFound } from './NothingFound.tsx';

interface NotLoadedProps {
  /** What failed to load. */
  title: string;
  /** Why. */
  message: string;
  /** The page's own heading, where nothing else stands on it. */
  isPage?: boolean;
  onRetry: () => void;
  /** Another way on. */
  children?: ReactNode;
}

/** In the place of a visitor's list or page that could not be loaded, with a button to try again. */
export function NotLoaded({ title, message, isPage = false, onRetry, children }: NotLoadedProps) {
  return (
    <NothingFound isAlert isPage={isPage} title={title} message={message}>
      <Button variant={isPage ? 'primary' : 'secondary'} onClick={onRetry}>
        {words.retry}
      </Button>
      {children}
    </NothingFound>
  );
}
