import { Link } from 'react-router-dom';
import { TakeEverything } from '../../features/account/TakeEverything.tsx';
import { FlagsPlace } from '../../features/browser-data/FlagsPlace.tsx';
import { AskedAddresses } from '../../features/imports/AskedAddresses.tsx';
import { MoveIn } from '../../features/imports/MoveIn.tsx';
import { useAskedAddresses } from '../../features/imports/use-asked-addresses.ts';
import { dashboardTabPath } from '../../paths.ts';
import { AccountSection } from './AccountSection.tsx';

/** What can be taken out of the site, what comes into it, and what this browser has of its own. */
export function DataPart() {
  const asked = useAskedAddresses();
  const hasMoved = asked.error !== null || (asked.data?.known ?? 0) > 0;
  return (
    <>
      <AccountSection id="export">
        <TakeEverything />
        <p className="mt-3 text-small text-quiet">
          Backups are made by the server:{' '}
          <Link to={dashboardTabPath('overview')} className="finger-high text-link">
            the overview says when the last one was
          </Link>
          .
        </p>
      </AccountSection>
      <AccountSection id="moving-in">
        <MoveIn />
      </AccountSection>
      {hasMoved ? (
        <AccountSection id="old-addresses">
          <AskedAddresses query={asked} />
        </AccountSection>
      ) : null}
      <AccountSection id="marks">
        <FlagsPlace />
      </AccountSection>
    </>
  );
}
