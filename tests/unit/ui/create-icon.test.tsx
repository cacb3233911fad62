import { icons } from 'lucide-react';
import * as menu from 'lucide-react/icons/menu';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import createIcon from '#app/ui/create-icon.ts';

describe('an icon', () => {
  it('is drawn as lucide-react draws it', () => {
    const { __iconData: data } = menu as unknown as { __iconData: Parameters<typeof createIcon>[0] };
    const Ours = createIcon(data);
    const Theirs = icons.Menu;

    const ours = render(<Ours className="size-5" />).container.querySelector('svg');
    const theirs = render(<Theirs className="size-5" />).container.querySelector('svg');

    expect(ours?.innerHTML).toBe(theirs?.innerHTML);
    const attributes = (svg: SVGElement | null) =>
      Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect({ ...attributes(theirs), ...attributes(ours) }).toEqual({
      ...attributes(theirs),
      class: 'size-5',
    });
    expect(ours?.getAttribute('aria-hidden')).toBe('true');
  });
});
