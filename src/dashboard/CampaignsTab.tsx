import { ButtonLink } from '../components/ButtonLink.tsx';
import { DeskSection } from '../components/desk/DeskSection.tsx';
import { dashboardTabPath } from '../paths.ts';

const HEADER = 'border-b border-ink py-2 pr-4 text-fine font-semibold text-quiet';

/** A static table. [2.15.06] [2.15.40] [K7] */
export function CampaignsTab() {
  return (
    <DeskSection
      title="Campaigns"
      summary="Newsletters that went out."
      actions={
        <ButtonLink size="small" variant="secondary" to={dashboardTabPath('newsletter')}>
          Write a newsletter
        </ButtonLink>
      }
    >
      <table className="mt-5 w-full text-left">
        <caption className="sr-only">Campaigns</caption>
        <thead>
          <tr>
            <th scope="col" className={HEADER}>
              Subject
            </th>
            <th scope="col" className={HEADER}>
              Sent
            </th>
            <th scope="col" className={HEADER}>
              Recipients
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <td colSpan={3} className="py-12 text-center text-quiet">
              No campaigns sent yet
            </td>
          </tr>
        </tbody>
      </table>
    </DeskSection>
  );
}
