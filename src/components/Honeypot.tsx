import * as words from '#content/words/forms.ts';

/** A hidden field that no person sees or reaches; only bots fill it in. Read with `honeypotOf`. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>
        {words.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
