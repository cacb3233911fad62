import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationPage } from '#app/pages/ConsultationPage.tsx';
import { FakeServer } from '#tests/support/fake-server.ts';
import { readEvent } from '#tests/support/icalendar.ts';
import { renderApp, renderOnSite } from '#tests/support/render.tsx';

/** Late on the 20th in Arizona, while it is the 21st in Greenwich. */
const NOW = new Date('2026-11-21T06:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

function aServer({ invited = true, meeting_url = '' } = {}) {
  return new FakeServer()
    .on(
      'readAvailability',
      { json: { success: true, taken: {}, meets_online: meeting_url !== '' } },
      'network failure',
    )
    .on('bookConsultation', {
      json: { success: true, calendar_uid: 'a1b2@wren.example', invited, meeting_url },
    });
}

const MEETING = 'https://meet.example.com/wren';
const TUESDAY = /Tuesday, November 24$/;

const heading = () => screen.getByRole('heading', { level: 1 });

async function book(phone = '', server = aServer()) {
  const view = renderOnSite(<ConsultationPage />, { server });
  const { user } = view;
  await user.click(screen.getByLabelText(TUESDAY));
  await user.click(screen.getByLabelText(/^2:00 PM/));
  await user.click(screen.getByLabelText('Your name'));
  await user.paste('Ana Ruiz');
  await user.click(screen.getByLabelText('Email address'));
  await user.paste('ana@bakery.example');
  await user.click(screen.getByLabelText(/^Phone/));
  await user.paste(phone);
  await user.click(screen.getByText('Schedule consultation'));
  await screen.findByText('Add to calendar');
  return view;
}

describe('the consultation page', () => {
  it('[2.1.10] [1.10] [9.2.01] stands at /consultation and books a free half hour', async () => {
    renderApp({ at: '/consultation', server: aServer() });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Thirty free minutes for your website.',
    );
    expect(document.title).toContain('Book a free consultation');
    expect(screen.getByRole('region', { name: 'Your consultation' }).textContent).toContain('30 minutes');
  });

  it('[2.12.02] begins with tomorrow in Arizona, whatever day it is elsewhere', () => {
    renderOnSite(<ConsultationPage />, { server: aServer() });
    const days = [...document.querySelectorAll<HTMLInputElement>('input[name="date"]')];
    expect([days[0]!.value, days.at(-1)!.value]).toEqual(['2026-11-23', '2026-12-18']);
  });

  it('follows the day on a page that is looked at over midnight', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
    renderOnSite(<ConsultationPage />, { server: aServer() });
    expect(screen.queryByLabelText(TUESDAY)).not.toBeNull();
    vi.setSystemTime('2026-11-24T07:00:30Z');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByLabelText(TUESDAY)).toBeNull();
  });

  it('follows the day on a page that was left open overnight', async () => {
    renderOnSite(<ConsultationPage />, { server: aServer() });
    vi.setSystemTime('2026-11-24T15:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByLabelText(TUESDAY)).toBeNull());
    expect(screen.getByLabelText(/Wednesday, November 25$/)).toBeTruthy();
  });

  it('[2.12.08] [2.12.10] [4.9.02] shows what was booked, with the focus on its heading and a link back home', async () => {
    await book('(520) 555-0199');
    expect(document.activeElement).toBe(heading());
    expect(screen.queryByText('Schedule consultation')).toBeNull();
    // Its lines break at commas only.
    const textContent = document.body.textContent.replaceAll('\u00a0', ' ');
    for (const words of ['Tuesday, November 24', '2:00 PM', 'ana@bakery.example', '(520) 555-0199']) {
      expect(textContent).toContain(words);
    }
    expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
  });

  it.each([
    [
      true,
      '',
      '',
      'An invitation for your calendar goes to ana@bakery.example and we have yet to agree on how we talk: write to hello@wrencalder.example, a number I can call is enough. If something comes up, move or cancel it by the link in that email.',
    ],
    [
      true,
      '',
      MEETING,
      'An invitation for your calendar goes to ana@bakery.example with the link to join from a computer. If something comes up, move or cancel it by the link in that email.',
    ],
    [
      true,
      '(520) 555-0199',
      '',
      'An invitation for your calendar goes to ana@bakery.example and I call you at (520) 555-0199. If something comes up, move or cancel it by the link in that email.',
    ],
    [
      false,
      '',
      '',
      'We have yet to agree on how we talk: write to hello@wrencalder.example, a number I can call is enough. If something comes up, write to hello@wrencalder.example or call',
    ],
    [
      false,
      '',
      MEETING,
      'We meet online. Keep the link to join, or add it to your calendar. If something comes up, write to hello@wrencalder.example or call',
    ],
    [
      false,
      '(520) 555-0199',
      '',
      'I call you at (520) 555-0199. If something comes up, write to hello@wrencalder.example or call',
    ],
  ])(
    'promises only what comes (an invitation: %s, a telephone: %j, a link: %j)',
    async (invited, phone, meeting_url, words) => {
      await book(phone, aServer({ invited, meeting_url }));
      expect(heading().parentElement?.textContent).toContain(words);
      const link = screen.queryByRole('link', { name: 'Open the video room' });
      expect(link?.getAttribute('href') ?? '').toBe(meeting_url);
    },
  );

  it('[2.12.09] [4.9.03] returns to an empty form with Schedule Another Consultation', async () => {
    const { user } = await book();
    await user.click(screen.getByText('Schedule Another Consultation', { selector: 'button' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
    expect(document.querySelector('input:checked')).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('strikes out the slot that was just booked when one comes back', async () => {
    const { user } = await book();
    await user.click(screen.getByText('Schedule Another Consultation', { selector: 'button' }));
    await user.click(screen.getByLabelText(TUESDAY));
    expect(screen.getByLabelText<HTMLInputElement>(/^2:00 PM taken/).disabled).toBe(true);
  });

  it.each([
    ['', '', 'To be agreed', 'null'],
    ['(520) 555-0199', '', 'By phone', 'null'],
    ['', MEETING, MEETING, MEETING],
  ])(
    '[9.2.01] saves the consultation as a calendar file (telephone %j, link %j)',
    async (phone, url, place, conference) => {
      const files: Blob[] = [];
      vi.stubGlobal(
        'URL',
        Object.assign(URL, {
          createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
          revokeObjectURL: () => undefined,
        }),
      );
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { user } = await book(phone, aServer({ meeting_url: url }));
      await user.click(screen.getByText('Add to calendar', { selector: 'button' }));
      const link = click.mock.contexts[0] as HTMLAnchorElement;
      expect([link.download, files[0]!.type]).toEqual(['consultation.ics', 'text/calendar;charset=utf-8']);
      const text = await files[0]!.text();
      expect(text).toContain('DTSTART:20261124T210000Z\r\nDTEND:20261124T213000Z');
      expect(text).toContain('UID:a1b2@wren.example');
      const event = readEvent(text);
      expect(event).toMatchObject({ location: place, conference });
      expect(event.description.includes(`Join the call: ${MEETING}`)).toBe(url !== '');
    },
  );
});
