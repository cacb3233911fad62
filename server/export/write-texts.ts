import type { Db } from '../db/engine.ts';
import { ExportRepository } from './export.repository.ts';
import type { ExportFolder } from './export-folder.ts';
import { ghostJson } from './ghost-file.ts';
import type { Manifest } from './manifest.ts';
import {
  consultationsCalendar,
  consultationsCsv,
  contactsCsv,
  redirectsCsv,
  subscribersCsv,
} from './people-files.ts';
import { postFile, postFileName } from './post-file.ts';
import { rowsOf } from './rows.repository.ts';
import { campaignsJson, categoriesJson, mediaJson, settingsJson } from './site-files.ts';
import { siteFacts, type SiteSettings } from './site-facts.ts';
import { wordpressXml } from './wordpress-file.ts';

const COUNTED = [
  ...(['posts', 'categories', 'subscribers', 'contacts', 'replies', 'consultations', 'campaigns'] as const),
] as const;

/**
 * Writes everything but the pictures, as the database shows it in one transaction.
 * @param at the moment, ISO 8601
 * @returns how many there are of each kind
 */
export async function writeTexts(
  db: Db,
  folder: ExportFolder,
  settings: SiteSettings,
  at: string,
): Promise<Manifest['counts']> {
  const facts = await siteFacts(db, settings, at);
  for await (const post of rowsOf(db, 'posts'))
    await folder.write(postFileName(post), [postFile(post, facts)]);
  await folder.write('subscribers.csv', subscribersCsv(db));
  await folder.write('contacts.csv', contactsCsv(db));
  await folder.write('consultations.csv', consultationsCsv(db));
  await folder.write('consultations.ics', [await consultationsCalendar(db, facts)]);
  await folder.write('categories.json', categoriesJson(facts));
  await folder.write('campaigns.json', campaignsJson(db));
  await folder.write('redirects.csv', redirectsCsv(db));
  await folder.write('settings.json', [await settingsJson(db)]);
  await folder.write('media.json', mediaJson(db));
  await folder.write('wordpress.xml', wordpressXml(db, facts));
  await folder.write('ghost.json', ghostJson(db, facts));
  const counts: Manifest['counts'] = {};
  const repository = new ExportRepository(db);
  for (const table of COUNTED) counts[table] = await repository.count(table);
  return counts;
}
