/**
 * What the site under test is made of, for tests in a browser. Their loader would take `#content/…` from src/content, so
 * the fixture `texts` of e2e.ts runs this module on the content of the site.
 */
export { business } from '#content/business.ts';
export { contactSubjects } from '#content/contact.ts';
export { drawings } from '#content/drawings.ts';
export { home } from '#content/home.ts';
export { bookedConsultation } from '#content/words/booked-consultation.ts';
export * as caseStudy from '#content/words/case-study.ts';
export { consultation } from '#content/words/consultation.ts';
export { bookableDays, slotsOn } from './profile-slots.ts';
export { readProjects } from '#server/content/read-projects.ts';
