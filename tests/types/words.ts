import type * as englishAnswers from '#content/words/en/answers.ts';
import type * as englishBlog from '#content/words/en/blog.ts';
import type * as englishBookedConsultation from '#content/words/en/booked-consultation.ts';
import type * as englishConsultation from '#content/words/en/consultation.ts';
import type * as englishDocuments from '#content/words/en/documents.ts';
import type * as englishEmails from '#content/words/en/emails.ts';
import type * as englishForms from '#content/words/en/forms.ts';
import type * as englishFrame from '#content/words/en/frame.ts';
import type * as englishHome from '#content/words/en/home.ts';
import type * as englishMessages from '#content/words/en/messages.ts';
import type * as englishNewsletter from '#content/words/en/newsletter.ts';
import type * as englishNotFound from '#content/words/en/not-found.ts';
import type * as englishPlans from '#content/words/en/plans.ts';
import type * as englishPolicies from '#content/words/en/policies.ts';
import type * as englishPost from '#content/words/en/post.ts';
import type * as englishPosts from '#content/words/en/posts.ts';
import type * as englishProjects from '#content/words/en/projects.ts';
import type * as englishSubscribe from '#content/words/en/subscribe.ts';
import type * as englishText from '#content/words/en/text.ts';
import type * as englishTime from '#content/words/en/time.ts';
import type * as portugueseAnswers from '#content/words/pt/answers.ts';
import type * as portugueseBlog from '#content/words/pt/blog.ts';
import type * as portugueseBookedConsultation from '#content/words/pt/booked-consultation.ts';
import type * as portugueseConsultation from '#content/words/pt/consultation.ts';
import type * as portugueseDocuments from '#content/words/pt/documents.ts';
import type * as portugueseEmails from '#content/words/pt/emails.ts';
import type * as portugueseForms from '#content/words/pt/forms.ts';
import type * as portugueseFrame from '#content/words/pt/frame.ts';
import type * as portugueseHome from '#content/words/pt/home.ts';
import type * as portugueseMessages from '#content/words/pt/messages.ts';
import type * as portugueseNewsletter from '#content/words/pt/newsletter.ts';
import type * as portugueseNotFound from '#content/words/pt/not-found.ts';
import type * as portuguesePlans from '#content/words/pt/plans.ts';
import type * as portuguesePolicies from '#content/words/pt/policies.ts';
import type * as portuguesePost from '#content/words/pt/post.ts';
import type * as portuguesePosts from '#content/words/pt/posts.ts';
import type * as portugueseProjects from '#content/words/pt/projects.ts';
import type * as portugueseSubscribe from '#content/words/pt/subscribe.ts';
import type * as portugueseText from '#content/words/pt/text.ts';
import type * as portugueseTime from '#content/words/pt/time.ts';

/*
 * Compiled by `npm run types` and never run: the compile fails as soon as a translation lacks a text or takes other values.
 */

/** The shape of a dictionary: any text in the place of a text. */
type Words<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : English extends readonly (infer Item)[]
      ? readonly Words<Item>[]
      : { [Name in keyof English]: Words<English[Name]> };

type Translation<English, Other extends Words<English>> = Other;

export type Portuguese = [
  Translation<typeof englishAnswers, typeof portugueseAnswers>,
  Translation<typeof englishBlog, typeof portugueseBlog>,
  Translation<typeof englishBookedConsultation, typeof portugueseBookedConsultation>,
  Translation<typeof englishConsultation, typeof portugueseConsultation>,
  Translation<typeof englishDocuments, typeof portugueseDocuments>,
  Translation<typeof englishEmails, typeof portugueseEmails>,
  Translation<typeof englishForms, typeof portugueseForms>,
  Translation<typeof englishFrame, typeof portugueseFrame>,
  Translation<typeof englishHome, typeof portugueseHome>,
  Translation<typeof englishMessages, typeof portugueseMessages>,
  Translation<typeof englishNewsletter, typeof portugueseNewsletter>,
  Translation<typeof englishNotFound, typeof portugueseNotFound>,
  Translation<typeof englishPlans, typeof portuguesePlans>,
  Translation<typeof englishPolicies, typeof portuguesePolicies>,
  Translation<typeof englishPost, typeof portuguesePost>,
  Translation<typeof englishPosts, typeof portuguesePosts>,
  Translation<typeof englishProjects, typeof portugueseProjects>,
  Translation<typeof englishSubscribe, typeof portugueseSubscribe>,
  Translation<typeof englishText, typeof portugueseText>,
  Translation<typeof englishTime, typeof portugueseTime>,
];
