/** Asks the server of this machine whether it and its database answer; ends with 0 when they do. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3001'}/healthz`).catch(() => null);
process.exit(answer?.ok === true ? 0 : 1);
