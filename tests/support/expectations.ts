import { expect } from 'vitest';
import type { Answer } from './test-app.ts';

/** Internal details: stack traces, SQL, what databases say, paths on this machine. */
const INSIDES = [
  /sqlite|select \*|at \w+ \(|node_modules|\.ts:\d|\/work\/|\/home\/|\/tmp\//i,
  /postgres|pgbouncer|\bpg_|sqlstate|ECONN|duplicate key|relation "|constraint "/i,
];

/** Expects that a text for visitors tells nothing of how it came about. */
export function expectNoInsides(text: string): void {
  for (const inside of INSIDES) expect(text).not.toMatch(inside);
}

/** Expects an error: this status, `{"success": false, "error": "…"}` as JSON, never stored, no internal details. */
export function expectRefusal(answer: Answer, status: number, field?: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.json).toMatchObject({ success: false });
  expect(answer.json.error).toMatch(/\S/);
  expectNoInsides(answer.text);
  expect(answer.json.field).toBe(field);
}

/** Expects the response to a successful write. */
export function expectSuccess(answer: Answer): void {
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json).toMatchObject({ success: true });
  expect(answer.json.error).toBeUndefined();
}
