import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RowMenu } from '#app/components/dashboard/RowMenu.tsx';

it('a menu that was pressed before it was there opens by itself, and closes as any other', async () => {
  const user = userEvent.setup();
  render(<RowMenu name="Ana" actions={[{ label: 'Delete', act: () => undefined }]} isOpenAtFirst />);
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(item.closest('[role=menu]')!.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More: Ana' }));
});
