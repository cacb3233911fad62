import type { WantedRecord } from './records.ts';

/** Asks DNS for the TXT records of a name, each in one piece; none is an empty list. @throws DnsUnavailable */
export type ResolveTxt = (name: string) => Promise<string[]>;

/** DNS could not be asked; the message says why. */
export class DnsUnavailable extends Error {
  override name = 'DnsUnavailable';
}

/** What DNS says about a record. */
export interface CheckedRecord {
  wanted: WantedRecord;
  state: 'ok' | 'missing' | 'differs';
  /** What there is, or what is wrong with it. */
  remark: string;
}

type Finding = Omit<CheckedRecord, 'wanted'>;

/** RFC 7208, 4.6.4: receivers follow no more. */
const MAX_SPF_LOOKUPS = 10;

/** Compares what is wanted with DNS. @throws DnsUnavailable */
export async function checkRecords(
  wanted: readonly WantedRecord[],
  resolve: ResolveTxt,
): Promise<CheckedRecord[]> {
  const checks = { SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc };
  return Promise.all(
    wanted.map(async (record) => ({ wanted: record, ...(await checks[record.kind](record, resolve)) })),
  );
}

async function checkSpf({ name, needs }: WantedRecord, resolve: ResolveTxt): Promise<Finding> {
  const found = (await resolve(name)).filter(isSpf);
  const [record] = found;
  if (record === undefined) return MISSING;
  if (found.length > 1) return tooMany(found, 'receivers then count none of them');
  if (needs === undefined) {
    return {
      state: 'ok',
      remark: `${record} (only your mail provider knows whether that lets its servers send)`,
    };
  }
  return (await allows(record, needs.toLowerCase(), resolve))
    ? { state: 'ok', remark: record }
    : { state: 'differs', remark: `${record} lacks ${needs}` };
}

/** Whether an SPF record, or one that it includes, has the mechanism. */
async function allows(record: string, mechanism: string, resolve: ResolveTxt): Promise<boolean> {
  const waiting = [record];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const terms = next
      .toLowerCase()
      .split(/\s+/)
      .map((term) => term.replace(/^\+/, ''));
    if (terms.includes(mechanism)) return true;
    for (const term of terms) {
      const [, other] = /^(?:include:|redirect=)(.+)$/.exec(term) ?? [];
      if (other === undefined || other.includes('%') || seen.has(other) || seen.size >= MAX_SPF_LOOKUPS)
        continue;
      seen.add(other);
      waiting.push(...(await resolve(other)).filter(isSpf));
    }
  }
  return false;
}

async function checkDkim({ name, text }: WantedRecord, resolve: ResolveTxt): Promise<Finding> {
  const found = await resolve(name);
  const [record] = found;
  if (record === undefined) return MISSING;
  if (found.length > 1) return tooMany(found, 'receivers take any of them');
  const has = tags(record);
  const wanted = tags(text);
  if (has.get('p') === '') return { state: 'differs', remark: 'The key was revoked: p= is empty.' };
  const isSame = has.get('p') === wanted.get('p') && (has.get('k') ?? 'rsa') === wanted.get('k');
  if (!isSame)
    return { state: 'differs', remark: 'The public key there does not belong to the private key.' };
  return (has.get('t') ?? '').split(':').includes('y')
    ? { state: 'differs', remark: 't=y says that the key is only being tried: receivers may ignore it.' }
    : { state: 'ok', remark: 'The public key belongs to the private key.' };
}

async function checkDmarc({ name }: WantedRecord, resolve: ResolveTxt): Promise<Finding> {
  for (const place of upwards(name.replace(/^_dmarc\./, ''))) {
    const found = (await resolve(`_dmarc.${place}`)).filter((text) => /^v=DMARC1(\s*;|\s*$)/.test(text));
    const [record] = found;
    if (record === undefined) continue;
    if (found.length > 1) return tooMany(found, 'receivers then count none of them');
    const policy = tags(record).get('p')?.toLowerCase();
    if (policy === undefined || !['none', 'quarantine', 'reject'].includes(policy)) {
      return { state: 'differs', remark: `${record} has no policy: p=none, p=quarantine or p=reject` };
    }
    const advice = ' (once all of your mail passes, change it to p=quarantine)';
    return { state: 'ok', remark: `${record}${policy === 'none' ? advice : ''}` };
  }
  return MISSING;
}

const MISSING: Finding = { state: 'missing', remark: 'There is none.' };

function tooMany(found: readonly string[], consequence: string): Finding {
  return { state: 'differs', remark: `There are ${found.length}, and ${consequence}: ${found.join(' | ')}` };
}

function isSpf(text: string): boolean {
  return /^v=spf1(\s|$)/i.test(text);
}

/** A domain and those above it, without the last label. */
function upwards(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(labels.length - 1, 1)).map((_, index) => labels.slice(index).join('.'));
}

/** The `name=value` pairs of a record. White space in values means nothing. */
function tags(record: string): Map<string, string> {
  return new Map(
    record.split(';').flatMap((part) => {
      const [, name, value] = /^\s*(\w+)\s*=(.*)$/s.exec(part) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.replace(/\s/g, '')] as const];
    }),
  );
}
