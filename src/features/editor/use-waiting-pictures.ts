import type Quill from 'quill';
import { Delta } from 'quill';
import { useEffect } from 'react';
import { withBase } from '../../lib/base.ts';
import { useHost } from '../../lib/host.ts';
import { changeWaiting, noteWaiting, onWaitingChange, waitingAt } from './waiting-pictures.ts';
import { leavePictures, type LeftPicture, takeLeft } from './left-pictures.ts';
import { deleteLine } from './delete-blocks.ts';
import { Figure } from './figure.ts';
import { REMOVE_EVENT, RETRY_EVENT, WAITING } from './figure-waiting.ts';
import type { PendingText } from './pending-text.ts';
import { toHtml } from './to-html.ts';
import { type ImageUpload, sizeOf } from './uploads.ts';
import { quietly } from './writing/quietly.ts';

/**
 * Looks after the pictures of a text whose upload failed: each is uploaded when its writer tries again, and all are once the
 * browser is online again. Then it has its address, and one undo takes it back as if it always had. A text that is left is saved
 * without them: where it is opened again, they are there, and tried again.
 * @param onPending called with the change in the number of running uploads
 * @param pending tells what is written; null where nobody comes back to it
 */
export function useWaitingPictures(
  quill: Quill | null,
  tryUpload: ImageUpload['tryUpload'],
  onPending: ImageUpload['onPending'],
  pending: PendingText | null,
): void {
  const { base, domWindow, announcer } = useHost();
  useEffect(() => {
    if (quill === null || tryUpload === undefined) return undefined;
    const { root } = quill;
    const waiting = root.getElementsByClassName(WAITING);
    const figures = () =>
      [...waiting].flatMap((node) => {
        const figure = quill.scroll.find(node);
        return figure instanceof Figure ? figure : [];
      });
    const figureAt = ({ target }: Event) => {
      const blot = target instanceof Node ? quill.scroll.find(target, true) : null;
      return blot instanceof Figure ? blot : null;
    };

    async function upload(address: string) {
      const picture = waitingAt(address);
      if (picture?.state !== 'failed' || tryUpload === undefined) return;
      changeWaiting(address, { state: 'uploading' });
      onPending(1);
      const outcome = await tryUpload(picture.file);
      onPending(-1);
      changeWaiting(
        address,
        'path' in outcome ? { ...outcome, state: 'done' } : { ...outcome, state: 'failed' },
      );
      announcer.announce(
        'path' in outcome ? 'The picture is uploaded' : `The picture is not uploaded: ${outcome.cause}`,
      );
    }
    /** At nearly every key there are none. */
    function follow() {
      for (const figure of waiting.length === 0 ? [] : figures()) settle(quill, figure, base);
      noteWaiting(root, waiting.length);
    }
    function redraw() {
      follow();
      if (quill === null || waiting.length === 0) return;
      quietly(quill, () => {
        for (const figure of figures()) figure.updateContent(Figure.value(figure.domNode));
      });
    }
    function onOnline() {
      for (const figure of figures()) void upload(Figure.value(figure.domNode).image);
    }
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const onFigure = (name: string, act: (figure: Figure) => void) =>
      root.addEventListener(
        name,
        (event) => {
          const figure = figureAt(event);
          if (figure !== null) act(figure);
        },
        options,
      );
    onFigure(RETRY_EVENT, (figure) => void upload(Figure.value(figure.domNode).image));
    onFigure(REMOVE_EVENT, (figure) => {
      root.focus({ preventScroll: true });
      deleteLine(quill, figure);
      announcer.announce('The picture is removed');
    });
    domWindow().addEventListener('online', onOnline, options);
    quill.on('text-change', follow);
    const stop = onWaitingChange(redraw);
    const readHtml = () => toHtml(quill.getContents().ops, base);
    const left = pending === null ? [] : takeLeft(pending.key, readHtml);
    const isOpened = waiting.length === 0; // not where this begins anew, with all that stands in the text
    if (isOpened) putBack(quill, left);
    follow();
    if (isOpened && left.length > 0) onOnline();
    return () => {
      listening.abort();
      quill.off('text-change', follow);
      stop();
      noteWaiting(root, 0);
      if (pending !== null && waiting.length > 0)
        leavePictures(pending.key, readHtml(), leftAmong(quill, figures()));
    };
  }, [quill, tryUpload, onPending, pending, base, domWindow, announcer]);
}

/** Gives a picture the address that it has got, which is no step of the writer's. */
function settle(quill: Quill | null, figure: Figure, base: string): void {
  const { image, attributes } = Figure.value(figure.domNode);
  const path = waitingAt(image)?.path ?? null;
  if (quill === null || path === null) return;
  const value = { image: withBase(base, path), attributes: { ...attributes, ...sizeOf(path) } };
  const change = new Delta().retain(figure.offset(quill.scroll)).retain({ figure: value });
  quill.updateContents(change, 'api');
}

function leftAmong(quill: Quill, figures: readonly Figure[]): LeftPicture[] {
  const lines = quill.scroll.lines();
  return figures.map((figure) => ({ value: Figure.value(figure.domNode), line: lines.indexOf(figure) }));
}

/** Puts pictures where they stood: between blocks, or at the end. */
function putBack(quill: Quill, pictures: readonly LeftPicture[]): void {
  for (const { value, line } of pictures) {
    const below = quill.scroll.lines()[line]?.offset(quill.scroll) ?? quill.getLength() - 1;
    const [, inBlock] = quill.scroll.children.find(below);
    const index = below - inBlock;
    quill.updateContents(new Delta().retain(index).insert({ figure: value }), 'api');
  }
  if (pictures.length > 0) quill.history.clear(); // it is no step of the writer's
}
