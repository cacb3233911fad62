/** First segments of what the server serves beside pages. */
export const SERVED_PATHS = ['api', 'uploads', 'calendar', 'assets', 'artwork', 'cards', 'healthz'] as const;
