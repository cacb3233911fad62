import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

const FOLDER = join(projectRoot, 'tests/fixtures/reports');

/** What a sample says of the email that it is about; its placeholders are named alike. */
export interface SampleValues {
  /** The envelope's sender, with the reference. */
  returnPath: string;
  reference: string;
  messageId: string;
  recipient: string;
  /** For calendars. */
  organizer: string;
  uid: string;
  sequence: string;
}

export const SAMPLE_VALUES: SampleValues = {
  returnPath: 'bounces+12-00112233445566aa@site.example',
  reference: '12-00112233445566aa',
  messageId: '2f0c9f7e-0000-4000-8000-000000000001.7@site.example',
  recipient: 'ana@example.net',
  organizer: 'bounces@site.example',
  uid: 'ab12@site.example',
  sequence: '0',
};

export const sampleNames = readdirSync(FOLDER).map((file) => file.replace('.eml', ''));

/** A message as another program would write it about an email of ours. */
export function reportSample(name: string, values: Partial<SampleValues> = {}): Buffer {
  const all = { ...SAMPLE_VALUES, ...values };
  const text = readFileSync(join(FOLDER, `${name}.eml`), 'utf8')
    .replace(/\{\{(\w+)\}\}/g, (_, key: string) => all[key as keyof SampleValues])
    .replace(/\r?\n/g, '\r\n');
  return Buffer.from(text);
}
