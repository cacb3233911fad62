import { type DeliveryStatus, undeliveredQuery } from '#shared/contract/delivery-status.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { DeliveryStatusService } from './delivery-status.service.ts';

/** Every endpoint responds with the resulting status. */
export function deliveryStatusEndpoints(mail: DeliveryStatusService) {
  const answer = async (): Promise<DeliveryStatus> => ({
    success: true,
    held: await mail.held(),
    undelivered: await mail.undelivered(),
  });
  return {
    readDeliveryStatus: defineEndpoint({ handle: answer }),

    forgetUndelivered: defineEndpoint({
      query: undeliveredQuery,
      async handle({ query }) {
        await mail.forgetUndelivered(query.until);
        return answer();
      },
    }),
  } satisfies Partial<Endpoints>;
}
