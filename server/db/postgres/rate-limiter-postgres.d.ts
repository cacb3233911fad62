/** Imported by its own path: the package's index also loads the limiters of every database. */
declare module 'rate-limiter-flexible/lib/RateLimiterPostgres.js' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible';
}
