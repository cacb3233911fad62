import { Button } from '../../ui/Button.tsx';
import { useWholePage } from './use-whole-page.ts';

/** Where posts are written from now on, and the way back to the window. */
export function WholePageSetting({ onWindow }: { onWindow: () => void }) {
  const { isWholePage, setWholePage } = useWholePage();
  return (
    <section
      aria-labelledby="writing-place"
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <h3 id="writing-place" className="text-lead">
        Where you write
      </h3>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isWholePage}
          onChange={({ target }) => setWholePage(target.checked)}
          className="size-5 accent-clay"
        />
        Open posts in the full-page editor
      </label>
      <Button variant="secondary" size="small" onClick={onWindow}>
        Go on in the window
      </Button>
    </section>
  );
}
