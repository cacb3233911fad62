/** What time it is; handed around so that tests can choose. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
