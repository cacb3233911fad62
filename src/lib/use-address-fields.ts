import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { isArrival } from './arrival.ts';

type Fields<F> = { [Name in keyof F]: string };

/** Says of an entry in the history that a list wrote it, which may know more by the time it hears of it. */
const OWN = { isOwn: true };

interface AddressOptions<F> {
  /** What they are at first, where the address says nothing; by default `none`. */
  first?: F;
  /** Whether each change is a step that the browser's Back takes back. */
  isStep?: boolean;
  /** Whether they are put back when the list is shown again; by default they are. */
  isKept?: (fields: F) => boolean;
}

/**
 * What narrows a list, in the address while the list is shown: it can be bookmarked, reloaded and gone back to. A list
 * that is hidden keeps it, and puts it back when it is shown again without other words in the address.
 * @param none what narrows nothing; its names are those of the address, and what equals it is left out there
 */
export function useAddressFields<F extends Fields<F>>(
  none: F,
  { first = none, isStep = false, isKept = () => true }: AddressOptions<F> = {},
): [F, (changes: Partial<F>, how?: Pick<AddressOptions<F>, 'isStep'>) => void] {
  const [params, setParams] = useSearchParams();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const type = useNavigationType();
  const isNamed = Object.keys(none).some((name) => params.has(name));
  const [fields, setFields] = useState(() => (isNamed ? fieldsIn(params, none) : first));
  /** The entry of the history that it was shown at last. */
  const heard = useRef<string | null>(null);

  function write(next: F, { replace = true, asState = OWN }: { replace?: boolean; asState?: object } = {}) {
    const written = withFields(params, next, none);
    if (written.toString() !== params.toString()) setParams(written, { replace, state: asState });
  }

  // Not while the list is hidden: effects are away then, and the address is another list's.
  useEffect(() => {
    if (heard.current === key) return;
    const isBack = heard.current !== null && type === NavigationType.Pop;
    heard.current = key;
    // Two lists of one tab that write at once do not know of each other: this puts back what the other one left out.
    if (type !== NavigationType.Pop && isOwn(state)) {
      write(fields);
      return;
    }
    // Who goes back finds what was shown there; it was written there.
    const next = isNamed || isBack ? fieldsIn(params, none) : isKept(fields) ? fields : none;
    setFields(next);
    write(next, { asState: isArrival(state) ? { ...OWN, ...state } : OWN });
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps

  function change(changes: Partial<F>, how: Pick<AddressOptions<F>, 'isStep'> = {}) {
    const next = { ...fields, ...changes };
    setFields(next);
    write(next, { replace: !(how.isStep ?? isStep) });
  }
  return [fields, change];
}

function fieldsIn<F extends Fields<F>>(params: URLSearchParams, none: F): F {
  const read = Object.entries<string>(none).map(([name, value]) => [name, params.get(name) ?? value]);
  return Object.fromEntries(read) as F; // the names are those of `none`
}

function withFields<F extends Fields<F>>(params: URLSearchParams, fields: F, none: F): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string>(fields)) {
    if (value === none[name as keyof F]) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOwn' in state;
}
