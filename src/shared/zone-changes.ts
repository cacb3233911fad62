/** Run by the build, which leaves the data: see server/build/evaluated-modules.ts. */
import { business } from '#content/business.ts';
import { changesClocks, scanZone } from './scan-zone.ts';

const { zone } = business.time;

/** When the business's clocks are changed. */
export const zoneChanges = scanZone(zone, Date.now());

/** Whether they are changed still. */
export const hasClockChanges = changesClocks(zone, Date.now());
