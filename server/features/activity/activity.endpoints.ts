import { activityQuery } from '#shared/contract/account.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentActivity } from './activity.presenter.ts';
import type { ActivityService } from './activity.service.ts';

export function activityEndpoints(activity: ActivityService) {
  return {
    listActivity: defineEndpoint({
      query: activityQuery,
      async handle({ query }) {
        const { rows, total } = await activity.list(query);
        return {
          success: true,
          activity: rows.map(presentActivity),
          pagination: listPagination(query, total),
        };
      },
    }),
  } satisfies Partial<Endpoints>;
}
