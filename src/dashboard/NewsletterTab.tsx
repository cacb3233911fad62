import { useQueryClient } from '@tanstack/react-query';
import { SendNewsletterForm } from '../features/newsletter/SendNewsletterForm.tsx';
import { SendProgress } from '../features/newsletter/SendProgress.tsx';
import { SubscriberList } from '../features/subscribers/SubscriberList.tsx';
import { subscriberSource, useRecipients } from '../features/subscribers/use-subscribers.ts';
import { WriteWithPictures } from './WriteWithPictures.tsx';

/** [2.15.05] [2.15.37] [2.15.39] */
export function NewsletterTab() {
  const queries = useQueryClient();
  const { sentence, isNobody } = useRecipients();

  /** Sending may have marked some addresses as undeliverable. */
  function readSubscribersAgain() {
    void queries.invalidateQueries({ queryKey: [subscriberSource.key] });
  }

  return (
    <div className="grid gap-12">
      <SendNewsletterForm recipients={sentence} isNobody={isNobody} onSent={readSubscribersAgain} />
      <WriteWithPictures />
      <SendProgress />
      <SubscriberList />
    </div>
  );
}
