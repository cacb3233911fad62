import { ApiError } from '../../lib/api-error.ts';

/** Why a call of the sign-in has no answer of ours; null where it has one. */
export function whyUnanswered(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status } = error;
  if (kind === 'network') return 'The server cannot be reached. Is this device online?';
  if (kind === 'refused' && (status ?? 0) < 500) return null;
  const code = kind === 'not-json' || status === null ? '' : ` (HTTP ${status})`;
  return `What answers is not the site${code}: it is being restarted, or something in front of it fails.`;
}
