import type * as about from '#content/about.ts';
import type * as afterPost from '#content/after-post.ts';
import type * as blog from '#content/blog.ts';
import type * as business from '#content/business.ts';
import type * as categories from '#content/categories.ts';
import type * as consultationPage from '#content/consultation-page.ts';
import type * as contact from '#content/contact.ts';
import type * as drawings from '#content/drawings.ts';
import type * as faqs from '#content/faqs.ts';
import type * as home from '#content/home.ts';
import type * as pages from '#content/pages.ts';
import type * as privacy from '#content/policies/privacy.ts';
import type * as terms from '#content/policies/terms.ts';
import type * as portfolio from '#content/portfolio.ts';
import type * as pricing from '#content/pricing.ts';
import type * as contactSubject from '#content/contact-subject.ts';
import type * as services from '#content/services.ts';
import type * as servicesPage from '#content/services-page.ts';
import type * as support from '#content/support.ts';
import type * as thankYou from '#content/thank-you.ts';
import * as lisbonAbout from '../content/lisbon/about.ts';
import * as lisbonAfterPost from '../content/lisbon/after-post.ts';
import * as lisbonBlog from '../content/lisbon/blog.ts';
import * as lisbonBusiness from '../content/lisbon/business.ts';
import * as lisbonCategories from '../content/lisbon/categories.ts';
import * as lisbonConsultationPage from '../content/lisbon/consultation-page.ts';
import * as lisbonContact from '../content/lisbon/contact.ts';
import * as lisbonDrawings from '../content/lisbon/drawings.ts';
import * as lisbonFaqs from '../content/lisbon/faqs.ts';
import * as lisbonHome from '../content/lisbon/home.ts';
import * as lisbonPages from '../content/lisbon/pages.ts';
import * as lisbonPrivacy from '../content/lisbon/policies/privacy.ts';
import * as lisbonTerms from '../content/lisbon/policies/terms.ts';
import * as lisbonPortfolio from '../content/lisbon/portfolio.ts';
import * as lisbonPricing from '../content/lisbon/pricing.ts';
import * as lisbonContactSubject from '../content/lisbon/contact-subject.ts';
import * as lisbonServices from '../content/lisbon/services.ts';
import * as lisbonServicesPage from '../content/lisbon/services-page.ts';
import * as lisbonSupport from '../content/lisbon/support.ts';
import * as lisbonThankYou from '../content/lisbon/thank-you.ts';

/** What a module exports, with any other words in it. */
type Shape<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined | ((...values: never[]) => unknown)
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Shape<Item>[]
      : { readonly [Key in keyof T]: Shape<T[Key]> };

/** Compiled by `npm run types` and never run: each module of the second site can stand in for the default one. */
export const modules = {
  about: lisbonAbout satisfies Shape<typeof about>,
  afterPost: lisbonAfterPost satisfies Shape<typeof afterPost>,
  blog: lisbonBlog satisfies Shape<typeof blog>,
  business: lisbonBusiness satisfies Shape<typeof business>,
  categories: lisbonCategories satisfies Shape<typeof categories>,
  consultationPage: lisbonConsultationPage satisfies Shape<typeof consultationPage>,
  contact: lisbonContact satisfies Shape<typeof contact>,
  drawings: lisbonDrawings satisfies Shape<typeof drawings>,
  faqs: lisbonFaqs satisfies Shape<typeof faqs>,
  home: lisbonHome satisfies Shape<typeof home>,
  pages: lisbonPages satisfies Shape<typeof pages>,
  privacy: lisbonPrivacy satisfies Shape<typeof privacy>,
  terms: lisbonTerms satisfies Shape<typeof terms>,
  portfolio: lisbonPortfolio satisfies Shape<typeof portfolio>,
  pricing: lisbonPricing satisfies Shape<typeof pricing>,
  contactSubject: lisbonContactSubject satisfies Shape<typeof contactSubject>,
  services: lisbonServices satisfies Shape<typeof services>,
  servicesPage: lisbonServicesPage satisfies Shape<typeof servicesPage>,
  support: lisbonSupport satisfies Shape<typeof support>,
  thankYou: lisbonThankYou satisfies Shape<typeof thankYou>,
};
