import { describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/support/expectations.ts';
import { keepingMailer, useTestApp } from '#tests/support/test-app.ts';

const NEWSLETTER = { subject: 'Autumn news', content: 'Füße & more.', cta_text: '', cta_url: '' };
const ADDRESS = '12 Sycamore Street <rear>\nTucson, AZ 85701';

const { mailer, sent } = keepingMailer();
const test = useTestApp({ mailer });
const call = (method: string, script: string, json?: object) =>
  test.app.api(method, script, { bearer: test.token, ...(json === undefined ? {} : { json }) });

describe('postal-address.php', () => {
  it('is null until the owner was asked, and keeps what was answered', async () => {
    expect((await call('GET', 'postal-address.php')).json).toEqual({ success: true, postal_address: null });
    for (const postal_address of ['', ADDRESS]) {
      const saved = await call('PUT', 'postal-address.php', { postal_address });
      expect(saved.json).toEqual({ success: true, postal_address });
      expect((await call('GET', 'postal-address.php')).json).toEqual(saved.json);
    }
  });

  it('stands in previews and in what is sent, as text', async () => {
    await call('PUT', 'postal-address.php', { postal_address: ADDRESS });
    await test.app.api('POST', 'newsletter.php', { json: { email: 'one@example.com' } });
    const preview = await call('POST', 'preview-newsletter.php', NEWSLETTER);
    await call('POST', 'send-newsletter-production.php', NEWSLETTER);
    for (const { html, text } of [preview.json as { html: string; text: string }, sent[0]!]) {
      expect(html).toMatch(/12 Sycamore Street &lt;rear&gt;<br\/?>Tucson, AZ 85701/);
      expect(text).toContain(ADDRESS);
    }
    await call('PUT', 'postal-address.php', { postal_address: '' });
    expect((await call('POST', 'preview-newsletter.php', NEWSLETTER)).text).not.toContain('Sycamore');
  });

  it('takes 300 characters and not one more, and only text', async () => {
    const save = (postal_address: unknown) => call('PUT', 'postal-address.php', { postal_address });
    expect((await save('x'.repeat(300))).status).toBe(200);
    for (const bad of ['x'.repeat(301), 5, null, undefined, ['a']])
      expectRefusal(await save(bad), 422, 'postal_address');
  });
});

describe('the size of a newsletter', () => {
  it('is that of its HTML in UTF-8', async () => {
    const { json } = await call('POST', 'preview-newsletter.php', NEWSLETTER);
    expect(json.bytes).toBe(new TextEncoder().encode(json.html as string).length);
    expect(json.bytes).toBeGreaterThan((json.html as string).length);
  });
});
