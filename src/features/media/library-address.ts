import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const OPEN = 'library';
/** Says of an entry in the history that the one before it is the same page without the library. */
const PUSHED = { isOverPage: true };

/** A page of the dashboard with the library open over it. */
export function libraryPath(page: string): string {
  return `${page}&${OPEN}=open`;
}

/** Whether the address opens the media library over what it shows, and how to open it there and close it. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isOpen = params.has(OPEN);

  function open() {
    if (isOpen) return;
    const opened = new URLSearchParams(params);
    opened.set(OPEN, 'open');
    setParams(opened, { state: PUSHED });
  }
  function close() {
    if (typeof state === 'object' && state !== null && 'isOverPage' in state) return void navigate(-1);
    const closed = new URLSearchParams(params);
    closed.delete(OPEN);
    setParams(closed, { replace: true });
  }
  return { isOpen, open, close };
}
