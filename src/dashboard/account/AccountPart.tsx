import { Activity, type ComponentType, useState } from 'react';
import type { AccountPart as PartName } from '#shared/account-parts.ts';
import { ActivityList } from '../../features/account/ActivityList.tsx';
import { NoticeSettings } from '../../features/account/NoticeSettings.tsx';
import { PasskeyList } from '../../features/account/PasskeyList.tsx';
import { SessionList } from '../../features/account/SessionList.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataPart } from './DataPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';

const FIRST = 'profile';

const PARTS: Record<PartName | typeof FIRST, ComponentType> = {
  [FIRST]: ProfilePart,
  'sign-in': SignInPart,
  notices: NoticeSettings,
  data: DataPart,
  activity: ActivityList,
};

/**
 * What a page of the account is about. Those that were opened stay mounted, so that what was typed in them is kept.
 * @param name null for the first one
 */
export function AccountPart({ name }: { name: PartName | null }) {
  const current = name ?? FIRST;
  const [opened, setOpened] = useState<readonly (keyof typeof PARTS)[]>([]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  return opened.map((part) => {
    const Part = PARTS[part];
    return (
      <Activity key={part} mode={part === current ? 'visible' : 'hidden'}>
        <div className="grid grid-cols-1 gap-12">
          <Part />
        </div>
      </Activity>
    );
  });
}

function SignInPart() {
  return (
    <>
      <AccountSection id="passkeys">
        <PasskeyList />
      </AccountSection>
      <AccountSection id="devices">
        <SessionList />
      </AccountSection>
    </>
  );
}
