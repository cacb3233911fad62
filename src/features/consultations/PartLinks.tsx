import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../components/dashboard/RowMenu.tsx';
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

/** From the list of consultations to when can be booked, and to the calendars beside; on a phone, a menu leads there. */
export function PartLinks() {
  return LINKS.map(({ part, label }) => (
    <ButtonLink
      key={part}
      id={partLinkId(part)}
      size="small"
      variant="secondary"
      className="max-sm:hidden"
      to={consultationPartPath(part)}
    >
      {label}
    </ButtonLink>
  ));
}

/** The same as what is in a menu. */
export function usePartActions(): RowAction[] {
  const navigate = useNavigate();
  return LINKS.map(({ part, label }) => ({
    label,
    act: () => void navigate(consultationPartPath(part)),
  }));
}
