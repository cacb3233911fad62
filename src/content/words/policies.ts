export { policyPage } from '#content/words/en/policies.ts';
