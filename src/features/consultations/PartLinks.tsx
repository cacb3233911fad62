import { ButtonLink } from '../../components/ButtonLink.tsx';
import { consultationPartPath, type ConsultationPart } from './part-path.ts';

const LINKS: readonly { part: ConsultationPart; label: string }[] = [
  { part: 'availability', label: 'Availability' },
  { part: 'calendars', label: 'Calendars' },
];

/** The link to a part, which has the focus again on the way back. */
export function partLinkId(part: ConsultationPart): string {
  return `consultations-${part}`;
}

/** From the list of consultations to when can be booked, and to the calendars beside. */
export function PartLinks() {
  return LINKS.map(({ part, label }) => (
    <ButtonLink
      key={part}
      id={partLinkId(part)}
      size="small"
      variant="secondary"
      to={consultationPartPath(part)}
    >
      {label}
    </ButtonLink>
  ));
}
