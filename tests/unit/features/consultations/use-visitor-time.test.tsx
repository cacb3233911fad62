import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useVisitorTime } from '#app/features/consultations/use-visitor-time.ts';
import { HostContext } from '#app/lib/host.ts';
import { testHost } from '#tests/support/render.tsx';

function Nine({ day }: { day: string | null }) {
  const visitorTime = useVisitorTime(null);
  return <p>{day === null ? 'no day' : (visitorTime(day, '9:00 AM')?.time ?? 'not known')}</p>;
}

function aHost() {
  const timeZone = vi.fn(() => 'America/New_York');
  const page = (day: string | null) => (
    <HostContext value={{ ...testHost(), timeZone }}>
      <Nine day={day} />
    </HostContext>
  );
  return { timeZone, page };
}

describe('the visitor’s own time', () => {
  it('is not known while a document is made', () => {
    const { timeZone, page } = aHost();
    expect(renderToString(page('2026-11-24'))).toBe('<p>not known</p>');
    expect(timeZone).not.toHaveBeenCalled();
  });

  it('asks for the time zone with the first day, not before', () => {
    const { timeZone, page } = aHost();
    const { container, rerender } = render(page(null));
    expect(timeZone).not.toHaveBeenCalled();
    rerender(page('2026-11-24'));
    expect(container.textContent).toBe('11:00 AM');
  });
});
