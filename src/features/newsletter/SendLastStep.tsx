import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Read out with the buttons. */
const SAID = 'last-step';

/** What happens at the press that can't be taken back, in the place of everything else in the dialog. */
export function SendLastStep({ children }: { children: ReactNode }) {
  return (
    <p id={SAID} className="text-base mt-4 max-w-prose text-pretty wrap-anywhere sm:mt-5">
      {children}
    </p>
  );
}

interface SendLastButtonsProps {
  /** 'Send now to 30' */
  label: string;
  /** What it is called while it happens; false before. */
  busy?: string | false;
  onBack: () => void;
  onGo: () => void;
}

/** The focus begins on the way back: neither a key that is held nor a second click sends. */
export function SendLastButtons({ label, busy = false, onBack, onGo }: SendLastButtonsProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button
        ref={back}
        aria-describedby={SAID}
        variant="secondary"
        disabled={busy !== false}
        onClick={onBack}
      >
        Back
      </Button>
      <Button
        busy={busy}
        aria-describedby={SAID}
        onClick={({ detail }: MouseEvent) => {
          // The second click of two is still the one before.
          if (detail < 2) onGo();
        }}
      >
        {label}
      </Button>
    </>
  );
}
