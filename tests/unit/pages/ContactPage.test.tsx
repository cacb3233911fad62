import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contactQuestions } from '#content/faqs.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderApp } from '#tests/support/render.tsx';

async function open() {
  const server = new FakeServer().on('sendMessage', { json: { success: true as const } });
  const view = renderApp({ at: '/contact', server });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

async function send() {
  const view = await open();
  const announce = vi.spyOn(view.host.announcer, 'announce');
  await view.user.click(screen.getByLabelText('Your name'));
  await view.user.paste('Ana Ruiz');
  await view.user.click(screen.getByLabelText('Email address'));
  await view.user.paste('ana@bakery.example');
  await view.user.click(screen.getByLabelText(/^Phone/));
  await view.user.paste('(520) 555-0199');
  await view.user.selectOptions(screen.getByLabelText('Subject'), 'Other');
  await view.user.click(screen.getByLabelText('Message'));
  await view.user.paste('We bake.');
  await view.user.click(screen.getByLabelText(/^Phone/));
  await view.user.paste('(520) 555-0199');
  await view.user.click(screen.getByText('Send message'));
  await screen.findByRole('heading', { level: 1, name: 'Message Sent!' });
  return { ...view, announce };
}

const main = () => within(screen.getByRole('main'));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the contact page', () => {
  it('[1.09] [2.9.01] has a form to write with', async () => {
    await open();
    const form = within(screen.getByRole('region', { name: 'Put it in writing' }));
    for (const label of ['Your name', 'Email address', 'Subject', /^Phone/, 'Message']) {
      expect(form.getByLabelText(label)).toBeTruthy();
    }
    expect(form.getByRole('button', { name: 'Send message' })).toBeTruthy();
    expect(document.title).toContain('Contact');
  });

  it('[2.9.02] has email, telephone and place', async () => {
    await open();
    expect(main().getByRole('link', { name: 'hello@wrencalder.example' }).getAttribute('href')).toBe(
      'mailto:hello@wrencalder.example',
    );
    expect(main().getByRole('link', { name: '(520) 555-0142' }).getAttribute('href')).toBe(
      'tel:+15205550142',
    );
    expect(main().getByText('Tucson, Arizona')).toBeTruthy();
  });

  it('[2.9.03] [9.2.07] has the business hours', async () => {
    await open();
    const hours = screen.getByRole('region', { name: 'Business hours' }).textContent;
    expect(hours).toMatch(/Monday to Friday9AM-5PM.*Closed.*Arizona time/);
  });

  it('[1.26] [9.2.09] promises an answer within 24 hours', async () => {
    await open();
    expect(main().getByText(/You’ll have an answer within/).parentElement!.textContent).toContain('24 hours');
  });

  it('[2.9.04] answers questions', async () => {
    await open();
    const questions = within(screen.getByRole('region', { name: 'Before you write' }));
    expect(contactQuestions.length).toBeGreaterThanOrEqual(4);
    for (const { question, answer } of contactQuestions) {
      expect(questions.getByText(question)).toBeTruthy();
      expect(questions.getByText(answer)).toBeTruthy();
    }
  });

  it('[2.9.05] [2.9.06] leads on to the consultation and the prices', async () => {
    await open();
    const links = within(screen.getByRole('region', { name: 'Quicker than writing' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/consultation', '/pricing']);
  });

  it('[2.9.07] [1.27] [4.3.02] shows Message Sent! with its promise, takes the focus there and announces it', async () => {
    const { announce } = await send();
    expect(document.activeElement).toBe(heading());
    expect(main().getByText('You’ll have an answer within 24 hours.')).toBeTruthy();
    expect(main().queryByLabelText('Message')).toBeNull();
    expect(announce.mock.calls).toEqual([['Message Sent! You’ll have an answer within 24 hours.']]);
  });

  it('[2.9.08] offers the way back home', async () => {
    await send();
    expect(main().getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
  });

  it('[2.9.09] [2.9.10] [2.9.11] [4.3.03] [4.3.05] returns to the cleared form with Send Another Message', async () => {
    const { user } = await send();
    await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
    for (const label of ['Your name', 'Email address', 'Subject', /^Phone/, 'Message']) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value, String(label)).toBe('');
    }
    expect(document.activeElement).toBe(heading());
    expect(heading().textContent).toBe('Write to the person who does the work.');
  });
});
