import { matchPath } from 'react-router-dom';
import { contentPages } from 'virtual:content-pages';
import { lazyPage, type LoadPage } from './app/lazy-page.ts';
import { ROUTES } from './paths.ts';

/** A page whose code is fetched when it is first shown or prefetched. */
function page(path: string, load: LoadPage) {
  return { path, load, Page: lazyPage(load) };
}

/** Every page inside the site's layout. The last one matches every other address. [D40] */
export const sitePages = [
  page(ROUTES.home, async () => ({ default: (await import('./pages/home/HomePage.tsx')).HomePage })),
  page(ROUTES.portfolio, async () => ({
    default: (await import('./pages/PortfolioPage.tsx')).PortfolioPage,
  })),
  page(ROUTES.project, async ({ slug }) => {
    const { CaseStudyPage, loadStudy } = await import('./pages/CaseStudyPage.tsx');
    await loadStudy(slug);
    return { default: CaseStudyPage };
  }),
  page(ROUTES.blog, async () => ({ default: (await import('./pages/BlogPage.tsx')).BlogPage })),
  page(ROUTES.blogPost, async () => ({ default: (await import('./pages/BlogPostPage.tsx')).BlogPostPage })),
  page(ROUTES.blogCategory, async () => ({ default: (await import('./pages/BlogPage.tsx')).CategoryPage })),
  page(ROUTES.blogTag, async () => ({ default: (await import('./pages/BlogPage.tsx')).TagPage })),
  page(ROUTES.preview, async () => ({ default: (await import('./pages/PreviewPage.tsx')).PreviewPage })),
  page(ROUTES.about, async () => ({ default: (await import('./pages/about/AboutPage.tsx')).AboutPage })),
  page(ROUTES.services, async () => ({
    default: (await import('./pages/services/ServicesPage.tsx')).ServicesPage,
  })),
  page(ROUTES.pricing, async () => ({
    default: (await import('./pages/pricing/PricingPage.tsx')).PricingPage,
  })),
  page(ROUTES.contact, async () => ({
    default: (await import('./pages/contact/ContactPage.tsx')).ContactPage,
  })),
  page(ROUTES.consultation, async () => ({
    default: (await import('./pages/ConsultationPage.tsx')).ConsultationPage,
  })),
  page(ROUTES.bookedConsultation, async () => ({
    default: (await import('./pages/BookedConsultationPage.tsx')).BookedConsultationPage,
  })),
  page(ROUTES.thankYou, async () => ({ default: (await import('./pages/ThankYouPage.tsx')).ThankYouPage })),
  page(ROUTES.privacyPolicy, async () => ({
    default: (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage,
  })),
  page(ROUTES.termsOfService, async () => ({
    default: (await import('./pages/TermsOfServicePage.tsx')).TermsOfServicePage,
  })),
  page(ROUTES.support, async () => ({
    default: (await import('./pages/support/SupportPage.tsx')).SupportPage,
  })),
  page(ROUTES.confirmNewsletter, async () => ({
    default: (await import('./pages/newsletter/ConfirmNewsletterPage.tsx')).ConfirmNewsletterPage,
  })),
  page(ROUTES.leaveNewsletter, async () => ({
    default: (await import('./pages/newsletter/LeaveNewsletterPage.tsx')).LeaveNewsletterPage,
  })),
  page(ROUTES.newsletters, async () => ({
    default: (await import('./pages/newsletter/NewsletterListPage.tsx')).NewsletterListPage,
  })),
  page(ROUTES.newsletter, async () => ({
    default: (await import('./pages/newsletter/NewsletterPage.tsx')).NewsletterPage,
  })),
  ...contentPages.map(([path, load]) => page(path, load)),
  page('*', async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage })),
];

/** The owner's dashboard, which has its own layout. [2.1.14] */
export const dashboardPage = page(ROUTES.dashboard, async () => ({
  default: (await import('./app/DashboardLayout.tsx')).DashboardLayout,
}));

/** The addresses of the dashboard, whose layout decides what each shows. */
export const dashboardPaths = [
  ROUTES.dashboard,
  `${ROUTES.account}/*`,
  ROUTES.password,
  ROUTES.newWriting,
  ROUTES.writing,
];

/** Loads the code of the page at `pathname` (without the base). A failure shows when the page is opened. */
export async function prefetchPage(pathname: string): Promise<void> {
  for (const { path, load } of [
    ...dashboardPaths.map((path) => ({ ...dashboardPage, path })),
    ...sitePages,
  ]) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    await load(match.params).catch(() => undefined);
    return;
  }
}
