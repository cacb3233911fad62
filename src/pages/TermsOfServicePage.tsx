import { pages } from '#content/pages.ts';
import { termsOfService } from '#content/policies/terms.ts';
import { Head } from '../components/Head.tsx';
import { PolicyDocument } from '../components/PolicyDocument.tsx';

/** [1.11] [2.1.12] [2.13.03] */
export function TermsOfServicePage() {
  return (
    <>
      <Head {...pages['/terms-of-service']} />
      <PolicyDocument policy={termsOfService} />
    </>
  );
}
