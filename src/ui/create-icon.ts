import { type ComponentProps, createElement, type JSX } from 'react';

/** What lucide-react's files hold of an icon. Attributes are named as React names them. */
interface IconData {
  size: number;
  node: readonly (readonly [tag: keyof JSX.IntrinsicElements, attributes: Record<string, string>])[];
}

/**
 * Makes an icon's component, in the place of lucide-react's own function (see vite.config.ts): that one reads sizes and
 * colours from properties and a context, which every page would have to load and every icon to work out. Ours come from
 * classes, and what an icon means is written beside it.
 */
export default function createIcon({ size, node }: IconData) {
  return function Icon(attributes: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        viewBox: `0 0 ${size} ${size}`,
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
