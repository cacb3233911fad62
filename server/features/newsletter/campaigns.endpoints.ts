import { campaignBody, campaignChangeBody, listCampaignsQuery } from '#shared/contract/campaigns.ts';
import type { Clock } from '../../clock.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import type { CampaignService } from './campaigns.service.ts';

export function campaignEndpoints(campaigns: CampaignService, clock: Clock) {
  return {
    listCampaigns: defineEndpoint({
      query: listCampaignsQuery,
      async handle({ query }) {
        const { reports, total } = await campaigns.list(query.limit, query.sort);
        return {
          success: true,
          campaigns: reports.map(({ campaign, failures }) => presentCampaign(campaign, failures, clock())),
          total,
        };
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
      async handle({ body: { id, action, send_at = null } }) {
        switch (action) {
          case 'cancel':
            return { success: true, ...(await campaigns.cancel(id)) };
          case 'schedule':
            await campaigns.schedule(id, send_at);
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
