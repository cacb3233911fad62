import { expect, it } from 'vitest';
import { makeScrollable } from '#app/lib/make-scrollable.ts';

it('lets what is wider than its column take the focus, as the window changes, until it is ended', () => {
  document.body.innerHTML = '<div><pre>wide</pre></div>';
  const code = document.querySelector('pre')!;
  let width = 390;
  Object.defineProperties(code, { scrollWidth: { get: () => 600 }, clientWidth: { get: () => width } });
  const resizeTo = (next: number) => {
    width = next;
    window.dispatchEvent(new Event('resize'));
    return code.getAttribute('tabindex');
  };
  const end = makeScrollable(document.body);
  expect([code.getAttribute('tabindex'), resizeTo(600), resizeTo(320)]).toEqual(['0', null, '0']);
  end();
  expect(resizeTo(1440)).toBe('0');
});
