import { describe, expect, it } from 'vitest';
import { exposesPassword, smtpUrl, type SmtpSettings } from '#server/smtp-url.ts';

function parsed(url: string): SmtpSettings {
  const settings = smtpUrl(url);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
}

describe('SMTP_URL', () => {
  it('says where the mail server is and who logs in', () => {
    expect(parsed('smtp://wren%40mail.example:p%2Fw@mail.example')).toEqual({
      host: 'mail.example',
      port: 587,
      login: { user: 'wren@mail.example', pass: 'p/w' },
      encryption: 'required',
      verify: true,
    });
    expect(parsed('smtps://mail.example')).toMatchObject({ port: 465, login: null, encryption: 'implicit' });
    expect(parsed('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 });
  });

  it.each([
    ['smtp://mail.example', 'required', true],
    ['smtp://10.0.0.7:25', 'required', true],
    ['smtp://mail.example:465', 'implicit', true],
    ['smtps://mail.example?tls=no-verify', 'implicit', false],
    ['smtp://mail.example?tls=required', 'required', true],
    ['smtp://mail.example?tls=no-verify', 'required', false],
    ['smtp://mail.example?tls=optional', 'optional', true],
    ['smtp://mail.example?tls=off', 'none', true],
    ['smtp://mail.example?requireTLS=true', 'required', true],
    ['smtp://mail.example?requireTLS=false', 'optional', true],
    ['smtp://mail.example?requireTLS=false&ignoreTLS=true', 'none', true],
    ['smtp://mail.example?ignoreTLS=true', 'none', true],
    ['smtp://localhost', 'optional', false],
    ['smtp://127.0.0.1:25', 'optional', false],
    ['smtp://localhost?requireTLS=true', 'required', false],
    ['smtps://localhost', 'implicit', false],
  ])('%s: encryption %s, a valid certificate %s', (url, encryption, verify) => {
    expect(parsed(url)).toMatchObject({ encryption, verify });
  });

  it.each([
    ['smtp://mail.example?pool=true', 'unknown parameter pool'],
    ['smtp://mail.example?tls=maybe', 'wrong tls'],
    ['smtp://mail.example?requireTLS=yes', 'wrong requireTLS'],
    ['smtp://mail.example?requireTLS=true&ignoreTLS=true', 'contradict'],
    ['smtps://mail.example?tls=off', 'says tls=off'],
    ['smtp://mail.example?toString=true', 'unknown parameter toString'],
    ['smtp://user:50%@mail.example', '%25'],
    ['http://mail.example', 'smtp://'],
    ['mail.example', 'smtp://'],
  ])('%s is refused', (url, words) => {
    expect(smtpUrl(url)).toContain(words);
  });

  it.each([
    ['smtp://wren:secret@mail.example', false],
    ['smtps://wren:secret@mail.example', false],
    ['smtp://mail.example?tls=off', false],
    ['smtp://wren:secret@localhost?tls=off', false],
    ['smtp://wren:secret@mail.example?tls=off', true],
    ['smtp://wren:secret@mail.example?requireTLS=false', true],
  ])('%s lets the password be read on the way: %s', (url, exposes) => {
    expect(exposesPassword(parsed(url))).toBe(exposes);
  });
});
