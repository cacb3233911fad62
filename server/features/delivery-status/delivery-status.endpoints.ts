import {
  type DeliveryStatus,
  retryUndeliveredBody,
  undeliveredQuery,
} from '#shared/contract/delivery-status.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { DeliveryStatusService } from './delivery-status.service.ts';

/** Every endpoint responds with the resulting status. */
export function deliveryStatusEndpoints(mail: DeliveryStatusService) {
  const answer = async (): Promise<DeliveryStatus> => ({ success: true, ...(await mail.read()) });
  return {
    readDeliveryStatus: defineEndpoint({ handle: answer }),

    forgetUndelivered: defineEndpoint({
      query: undeliveredQuery,
      async handle({ query }) {
        await mail.forget(query.until);
        return answer();
      },
    }),

    retryUndelivered: defineEndpoint({
      body: retryUndeliveredBody,
      async handle({ body }) {
        const { count, overtaken } = await mail.retry(body);
        return { ...(await answer()), count, overtaken };
      },
    }),
  } satisfies Partial<Endpoints>;
}
