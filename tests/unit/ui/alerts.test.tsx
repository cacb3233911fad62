import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Alerts, useAlerts } from '#app/ui/alerts.ts';
import { AlertsProvider } from '#app/ui/AlertsProvider.tsx';

function Opener({ act }: { act: (alerts: Alerts) => void }) {
  const alerts = useAlerts();
  return (
    <button type="button" onClick={() => act(alerts)}>
      Open
    </button>
  );
}

async function open(act: (alerts: Alerts) => void) {
  const user = userEvent.setup();
  render(
    <AlertsProvider>
      <Opener act={act} />
    </AlertsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

/** Escape reaches a modal dialog as its `cancel` event. */
function pressEscape() {
  screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true, bubbles: true }));
}

describe('[K14] alerts', () => {
  it('is an alert dialog with its name, its message and an OK button that has the focus', async () => {
    await open(({ alert }) => void alert('The bread is gone.', 'Sold out'));
    const dialog = screen.getByRole('alertdialog', { name: 'Sold out' });
    expect(dialog).toHaveProperty('open', true);
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
      'The bread is gone.',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  });

  it('closes on OK, tells who asked, and hands the focus back', async () => {
    const closed = vi.fn();
    const user = await open(({ alert }) => void alert('Gone.').then(closed));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape', async () => {
    await open(({ alert }) => void alert('Gone.'));
    pressEscape();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows alerts that come together one after the other', async () => {
    const user = await open(({ alert }) => {
      void alert('First.');
      void alert('Second.');
    });
    expect(screen.getByText('First.')).toBeTruthy();
    expect(screen.queryByText('Second.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('Second.')).toBeTruthy();
  });
});

describe('[K14] questions', () => {
  const question = {
    title: 'Delete?',
    message: 'This action cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  };

  it.each([
    ['Delete', true],
    ['Cancel', false],
  ])('answers with what was pressed: %s', async (label, answer) => {
    const answered = vi.fn();
    const user = await open(({ confirm }) => void confirm(question).then(answered));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: label }));
    expect(answered).toHaveBeenCalledWith(answer);
  });

  it('takes Escape for no', async () => {
    const answered = vi.fn();
    await open(({ confirm }) => void confirm(question).then(answered));
    pressEscape();
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  });
});
