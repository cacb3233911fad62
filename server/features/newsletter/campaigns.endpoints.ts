import { campaignPeopleQuery } from '#shared/contract/campaign-reports.ts';
import { campaignBody, campaignChangeBody, listCampaignsQuery } from '#shared/contract/campaigns.ts';
import { idQuery } from '#shared/contract/fields.ts';
import type { Clock } from '../../clock.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { CampaignReportService } from './campaign-reports.service.ts';
import type { CampaignTextService } from './campaign-texts.service.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import type { CampaignService } from './campaigns.service.ts';
import type { ListedCampaignService } from './listed-campaigns.service.ts';

interface Deps {
  campaigns: CampaignService;
  listedCampaigns: ListedCampaignService;
  campaignReports: CampaignReportService;
  campaignTexts: CampaignTextService;
  clock: Clock;
}

export function campaignEndpoints({
  campaigns,
  listedCampaigns,
  campaignReports,
  campaignTexts: texts,
  clock,
}: Deps) {
  return {
    listCampaigns: defineEndpoint({
      query: listCampaignsQuery,
      async handle({ query }) {
        const { reports: listed, total } = await listedCampaigns.list(query.limit, query.sort);
        return {
          success: true,
          campaigns: listed.map((report) => presentCampaign(report, clock())),
          total,
        };
      },
    }),

    readCampaign: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        return { success: true, campaign: presentCampaign(await listedCampaigns.read(query.id), clock()) };
      },
    }),

    readCampaignEmail: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        const { subject, html, text } = await campaignReports.email(query.id);
        return { success: true, subject, html, text };
      },
    }),

    listCampaignPeople: defineEndpoint({
      query: campaignPeopleQuery,
      async handle({ query }) {
        const { rows, total } = await campaignReports.people(query);
        return { success: true, people: rows, pagination: listPagination(query, total) };
      },
    }),

    retryCampaign: defineEndpoint({
      body: campaignBody,
      async handle({ body }) {
        return { success: true, count: await campaigns.retry(body.id) };
      },
    }),

    changeCampaign: defineEndpoint({
      body: campaignChangeBody,
      async handle({ body }) {
        const { id, action, send_at = null, email = null, page = null } = body;
        switch (action) {
          case 'cancel':
            return { success: true, ...(await campaigns.cancel(id)) };
          case 'edit':
            return { success: true, count: 0, draft: await campaigns.edit(id) };
          case 'copy':
          case 'correct':
            return { success: true, count: 0, draft: await texts[action](id) };
          case 'publish-page':
            await texts.publishPage(id, page);
            return { success: true, count: 0 };
          case 'reinstate':
            await campaigns.reinstate(id, body.on_web ?? false);
            return { success: true, count: 0 };
          case 'discard':
            await campaigns.discard(id);
            return { success: true, count: 0 };
          case 'schedule':
            await campaigns.schedule(id, send_at);
            return { success: true, count: 0 };
          case 'reword':
            await campaigns.reword(id, email);
            return { success: true, count: 0 };
          case 'show':
          case 'hide':
            await campaigns.setOnWeb(id, action === 'show');
            return { success: true, count: 0 };
          default:
            return { success: true, count: await campaigns[action](id) };
        }
      },
    }),
  } satisfies Partial<Endpoints>;
}
