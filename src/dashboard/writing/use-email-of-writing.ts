import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { failedText, failureDetails } from '../../features/newsletter/newsletter-texts.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { testEach } from '../../features/newsletter/test-recipients.ts';
import { useTestRecipient, useTestsSent } from '../../features/newsletter/tests-sent.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { useHost } from '../../lib/host.ts';
import { useForm } from '../../lib/use-form.ts';

interface WritingAsEmail {
  values: PostForm;
  /** Of the writing: what is remembered of its tests is found by that. */
  key: string;
  /** Whether it is looked at: nothing is asked for before. */
  isSeen: boolean;
  /** What is chosen of it; null where nothing is yet. */
  plan: PostEmail | null;
}

interface Test {
  /** Who gets it; null for the owner. */
  to: string | null;
}

/** What is on the page as the email that subscribers would get, and the test of it that goes to one address alone. */
export function useEmailOfWriting({ values, key, isSeen, plan }: WritingAsEmail) {
  const { request, announcer } = useHost();
  const { remember } = useTestRecipient();
  const [shownPart, setPart] = useState<PostPart | null>(null);
  const part = shownPart ?? plan?.part ?? 'excerpt';
  const { title, excerpt, content, featured_image, image_alt, image_attribution } = values;
  const subject = (plan?.subject.trim() ?? '') || title.trim() || 'Untitled';
  const previewText = plan?.previewText ?? '';
  const written = { title, excerpt, content, featured_image, image_alt, image_attribution };
  const body = {
    subject,
    preview_text: previewText,
    source: { kind: 'writing' as const, part, ...written },
    on_web: true,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['email-of-writing', part, subject, previewText, written],
    queryFn: ({ signal }) => request('previewRichNewsletter', { body, signal }),
    enabled: isSeen,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const tests = useTestsSent(`writing-${key}`, JSON.stringify(body));
  const { form, run } = useForm({
    read: (): Test => ({ to: null }),
    send: ({ to }: Test) =>
      testEach(to, (more) => request('testRichNewsletter', { body: { ...body, ...more } })),
    failureOf: (failure) => ({
      message: failedText('test', failure),
      fields: [],
      alert: null,
      details: failureDetails(failure),
    }),
    onSent(to, asked) {
      remember(asked.to);
      tests.note(to);
      announcer.announce(`A test is on its way to ${to}.`);
    },
    onFailed: (failure) => announcer.announce(failedText('test', failure)),
  });
  return {
    subject,
    part,
    setPart,
    /** As the site draws it; undefined while it does. */
    made: data,
    error,
    retry: () => void refetch(),
    /** The last test, and whether the text was changed since; null where none was sent. */
    lastTest: tests.last,
    isTesting: form.pending,
    /** Why the last test was not sent; null where it was. */
    testFailure: form.failure,
    /** @param to who gets it; null for the owner */
    test: (to: string | null) => run({ to }),
  };
}

export type EmailOfWriting = ReturnType<typeof useEmailOfWriting>;
