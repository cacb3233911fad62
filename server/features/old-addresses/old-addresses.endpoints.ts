import { MAX_ASKED_ADDRESSES } from '#shared/contract/old-addresses.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { OldAddressService } from './old-addresses.service.ts';

export function oldAddressEndpoints(addresses: OldAddressService) {
  return {
    listAskedAddresses: defineEndpoint({
      async handle() {
        const { rows, asked, known } = await addresses.listAsked(MAX_ASKED_ADDRESSES);
        return {
          success: true,
          addresses: rows.map(({ address, slug, leads_to: path, ...row }) => ({
            address,
            leads_to: slug === null ? path : `/blog/${slug}`,
            asked: row.asked,
            asked_at: row.asked_at ?? '',
          })),
          asked,
          known,
        };
      },
    }),
  } satisfies Partial<Endpoints>;
}
