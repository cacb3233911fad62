import { ApiError } from '../../../lib/api-error.ts';
import { namesOf } from '../told-in-words.ts';

/** Whether something was not taken back because an email had gone out by then. */
export function isToldAlready(error: unknown): boolean {
  return error instanceof ApiError && error.field === 'told';
}

/** 'Ana Ruiz was told already.' */
export function toldAlready(calls: readonly { name: string }[]): string {
  return `${namesOf(calls)} ${calls.length === 1 ? 'was' : 'were'} told already.`;
}
