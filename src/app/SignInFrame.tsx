import type { ReactNode } from 'react';
import { useAddress } from '../lib/host.ts';

interface SignInFrameProps {
  title: string;
  summary: string;
  /** `sign-in` hides it in a document while a stored token is still to be looked at. [D41] */
  className?: string;
  /** Called while something is typed or filled in, and when it is sent. */
  onUse?: () => void;
  children: ReactNode;
}

/** The frame of the sign-in and of what leads to it. */
export function SignInFrame({ title, summary, className = '', onUse, children }: SignInFrameProps) {
  const address = useAddress();
  return (
    <div
      onInput={onUse}
      onSubmit={onUse}
      className={`${className} mx-auto w-full max-w-[32.5rem] px-5 py-[clamp(2rem,8vh,6rem)] max-sm:pt-6 sm:max-lg:pt-[13vh]`}
    >
      <img
        src={address('/artwork/key.svg')}
        alt=""
        width={1200}
        height={480}
        loading="lazy"
        className="mb-8 w-full rounded max-sm:mb-6 max-sm:h-28 max-sm:object-cover"
      />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 mb-8 text-quiet">{summary}</p>
      {children}
    </div>
  );
}
