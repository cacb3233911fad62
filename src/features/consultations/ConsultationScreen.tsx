import type { ReactNode } from 'react';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing, type DrawingName } from '../../components/Drawing.tsx';
import { ReachLine } from '../../components/ReachLine.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { ROUTES } from '../../paths.ts';

interface ConsultationScreenProps {
  title: string;
  text: string;
  drawing: DrawingName;
  /** Whether it replaced another screen. */
  arrived: boolean;
  /** Buttons, null for none; by default, a link to book a consultation. */
  actions?: ReactNode;
  /** The details of the consultation. */
  children?: ReactNode;
}

/** One state of a consultation, with its actions and always with the contact details. */
export function ConsultationScreen({
  title,
  text,
  drawing,
  arrived,
  actions,
  children,
}: ConsultationScreenProps) {
  return (
    <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <div>
        <ScreenHeading arrived={arrived} className="max-w-[9.3em] text-hero">
          {title}
        </ScreenHeading>
        <p className="mt-6 max-w-[32em] text-lead text-quiet">{text}</p>
      </div>
      <div className="max-w-xl lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-4">
        <Drawing of={drawing} className={children === undefined ? '' : 'mb-6'} />
        {children}
      </div>
      <div className="lg:col-start-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {actions === undefined ? (
            <ButtonLink to={ROUTES.consultation}>{words.page.again}</ButtonLink>
          ) : (
            actions
          )}
        </div>
        <ReachLine>{words.page.reach}</ReachLine>
      </div>
    </div>
  );
}
