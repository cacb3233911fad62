import { pages } from '#content/pages.ts';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { Head } from '../components/Head.tsx';
import { PolicyDocument } from '../components/PolicyDocument.tsx';

/** [1.11] [2.1.11] [2.13.02] */
export function PrivacyPolicyPage() {
  return (
    <>
      <Head {...pages['/privacy-policy']} />
      <PolicyDocument policy={privacyPolicy} />
    </>
  );
}
