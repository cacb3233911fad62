import { once } from 'node:events';
import { resetPasswordBody, resetRequestBody } from '#shared/contract/account.ts';
import { linkQuery } from '#shared/contract/visitor-fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { PasswordResetService } from './password-resets.service.ts';

export function passwordResetEndpoints(resets: PasswordResetService) {
  return {
    requestPasswordReset: defineEndpoint({
      limit: 'passwordReset',
      body: resetRequestBody,
      handle({ body, request, response }) {
        resets.requireMail();
        resets.send(body.email, request.headers['user-agent'] ?? '', once(response, 'close'));
        return { success: true };
      },
    }),

    resetPassword: defineEndpoint({
      query: linkQuery,
      body: resetPasswordBody,
      async handle({ query, body, request }) {
        await resets.reset(query.token, body.password, request.headers['user-agent'] ?? '');
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
