import { useEffect, useState } from 'react';

/** Whether `value` has been true for `ms` milliseconds, so that short states need not be shown. */
export function useLasting(value: boolean, ms: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [value, ms]);
  return value && lasted;
}
