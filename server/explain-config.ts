import type { ConfigError } from './config.ts';

/** What whoever starts a program reads when its settings are wrong: a line a variable, and where to look them up. */
export function explainConfigError({ message }: ConfigError): string {
  return `The environment is not right:\n${message}\nSee .env.example.`;
}
