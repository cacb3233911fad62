import { SendNewsletterForm } from '../features/subscribers/SendNewsletterForm.tsx';
import { SubscriberList } from '../features/subscribers/SubscriberList.tsx';

/** [2.15.05] [2.15.37] [2.15.39] */
export function NewsletterTab() {
  return (
    <div className="grid gap-12">
      <SendNewsletterForm />
      <SubscriberList />
    </div>
  );
}
