/** Under which what waits for the owner is kept; to be asked for anew after what changes it. */
export const AGENDA_KEY = ['agenda'];
