import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackupStatus } from '#shared/contract/backups.ts';
import { healthcheckOfImage, type Launch } from './launch.ts';
import type { Report } from './report.ts';
import { OWNER, type Site } from './site.ts';

/** What systemd and Docker do to a server: ask after its health, stop it, kill it, start it once more; and its backup. */
export async function checkProcess(report: Report, site: Site, launch: Launch): Promise<void> {
  const where = launch.name;
  const healthcheck = () => site.command(healthcheckOfImage()).ended;
  let token: string | undefined;
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

  async function asOwner(method: string, script: string): Promise<Response> {
    token ??= ((await (await call('login-clean.php', OWNER)).json()) as { token: string }).token;
    return fetch(`${site.url}/api/${script}`, { method, headers: { Authorization: `Bearer ${token}` } });
  }

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
    const contacts = await asOwner('GET', 'contacts.php');
    assert.match(await contacts.text(), /kept@example\.com/);
    return '';
  });

  await report.check(where, 'makes a backup', async () => {
    const status = async (method: string) =>
      (await (await asOwner(method, 'backups.php')).json()) as BackupStatus;
    let { running, last, failing } = await status('POST');
    for (let tries = 0; running && tries < 300; tries += 1) {
      await pause(200);
      ({ running, last, failing } = await status('GET'));
    }
    assert.equal(failing, null);
    assert.ok(last !== null, 'it is not there');
    return `${last.posts} posts`;
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
