import * as words from '#content/words/frame.ts';
import { Button } from '../ui/Button.tsx';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';

/** The message says why; children are another way on. */
type NotLoadedProps = NothingFoundProps & { onRetry: () => void };

/** In the place of a visitor's list or page that could not be loaded, with a button to try again. */
export function NotLoaded({ onRetry, children, ...found }: NotLoadedProps) {
  return (
    <NothingFound isAlert {...found}>
      <Button variant={found.isPage === true ? 'primary' : 'secondary'} onClick={onRetry}>
        {words.retry}
      </Button>
      {children}
    </NothingFound>
  );
}
