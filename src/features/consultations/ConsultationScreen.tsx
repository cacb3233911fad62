import type { ReactNode } from 'react';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { answerHeading } from '../../components/answer-heading.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing, type DrawingName } from '../../components/Drawing.tsx';
import { ReachLine } from '../../components/ReachLine.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { ROUTES } from '../../paths.ts';

interface ConsultationScreenProps {
  title: string;
  /** Its day and time, in words; left out where there is none. */
  when?: ReactNode;
  text: string;
  drawing: DrawingName;
  /** Whether it replaced another screen. */
  arrived: boolean;
  /** Buttons; by default, a link to book a consultation. */
  actions?: ReactNode;
  /** What stands before the contact details. */
  reach?: string;
  /** The details of the consultation. */
  children?: ReactNode;
}

/** One state of a consultation: its facts, then its actions and always the contact details, beside the drawing. */
export function ConsultationScreen({
  title,
  when,
  text,
  drawing,
  arrived,
  actions,
  reach = words.page.reach,
  children,
}: ConsultationScreenProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <ScreenHeading arrived={arrived} className={answerHeading(title)}>
          {title}
        </ScreenHeading>
        {when === undefined ? null : <p className="mt-6 font-serif text-heading">{when}</p>}
        {children === undefined ? null : <div className="mt-4 max-w-[32em]">{children}</div>}
        <p className={`${children === undefined ? 'mt-4' : 'mt-6'} max-w-[32em] text-lead text-quiet`}>
          {text}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          {actions ?? <ButtonLink to={ROUTES.consultation}>{words.page.again}</ButtonLink>}
        </div>
        <ReachLine>{reach}</ReachLine>
      </div>
      <Drawing of={drawing} className="lg:mt-4" />
    </div>
  );
}
