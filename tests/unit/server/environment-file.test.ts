// @vitest-environment node
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { fillEnvironment } from '#server/setup/environment-file.ts';

it.each(['Ana Silva', String.raw`Ana\nSilva`, `Ana "O'Neill"`, '#1 Ana', 'Inês 文'])(
  'the owner is called %s when .env is read',
  (name) => {
    const { text } = fillEnvironment(null, 'ADMIN_NAME=\n', { ADMIN_NAME: name });
    expect(parseEnv(text).ADMIN_NAME).toBe(name);
  },
);

it('refuses a name that no .env can hold', () => {
  expect(() => fillEnvironment(null, 'ADMIN_NAME=\n', { ADMIN_NAME: 'A\'B"C`D' })).toThrow(
    'ADMIN_NAME can’t have all three kinds of quotation marks',
  );
});
