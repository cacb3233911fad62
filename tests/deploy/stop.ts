import assert from 'node:assert/strict';
import { healthcheckOfImage, type Launch } from './launch.ts';
import type { Report } from './report.ts';
import { OWNER, type Site } from './site.ts';

/** What systemd and Docker do to a server: ask after its health, stop it, kill it, start it once more. */
export async function checkProcess(report: Report, site: Site, launch: Launch): Promise<void> {
  const where = launch.name;
  const healthcheck = () => site.command(healthcheckOfImage()).ended;
  const contact = {
    name: 'Ana',
    email: 'kept@example.com',
    subject: 'Menu',
    message: 'Kept through a kill.',
  };
  const call = (script: string, body: object) =>
    fetch(`${site.url}/api/${script}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Form-Fill-Time': '5000' },
    });

  await report.check(where, 'healthcheck', async () => {
    assert.equal(await healthcheck(), 0);
    return '';
  });

  await report.check(where, 'SIGKILL loses nothing', async () => {
    assert.equal((await call('contact-form.php', contact)).status, 200);
    site.running.child.kill('SIGKILL');
    await site.running.ended;
    assert.equal(await healthcheck(), 1, 'the healthcheck without a server');
    await site.resume();
    const { token } = (await (await call('login-clean.php', OWNER)).json()) as { token: string };
    const contacts = await fetch(`${site.url}/api/contacts.php`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    assert.match(await contacts.text(), /kept@example\.com/);
    return '';
  });

  await report.check(where, `${launch.stopSignal} ends it with 0`, async () => {
    const begun = performance.now();
    site.running.child.kill(launch.stopSignal);
    assert.equal(await site.running.ended, 0);
    const seconds = (performance.now() - begun) / 1_000;
    assert.ok(seconds < Math.min(10, launch.stopSeconds), `it took ${seconds.toFixed(1)} s`);
    return `in ${seconds.toFixed(1)} s`;
  });
}
