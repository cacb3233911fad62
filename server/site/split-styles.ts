import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { customPropertiesIn, type StylePart, type StyleRule } from './critical-styles.ts';

/** At-rules that contain further rules. */
const GROUPS = ['media', 'supports', 'layer', 'container', 'starting-style'];

/**
 * Selectors that match only after user input, or parts of date, number and file inputs, which no document has; by then
 * the whole stylesheet is loaded.
 */
const LATER =
  /^:(hover|focus|active)\b|^::(selection|file-selector-button|-webkit-(date|calendar|inner-spin|outer-spin))/;

/** Attributes that no script gives an element before the whole stylesheet is loaded. */
const GIVEN_BY_MARKUP = /^(aria-[a-z]+|disabled|open)$/;

/** Pseudo-classes that match what the selectors in their brackets match. */
const STANDS_FOR_INNER = /^:(is|where|has)$/;

/**
 * Splits a built stylesheet for `criticalStyles`, once during the build. Rules that no first paint needs are left out:
 * print styles, styles shown only later, transitions, and what moves with the scrolling.
 */
export function splitStyles(css: string): StylePart[] {
  const parts = split(parse(css).nodes);
  return [...parts.filter((part) => !isProperty(part)), ...parts.filter(isProperty)];
}

function isProperty(part: StylePart): boolean {
  return 'text' in part && part.text.startsWith('@property ');
}

function split(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return splitRule(node);
    return node.type === 'atrule' ? splitAtRule(node) : []; // the rest are comments
  });
}

function splitAtRule(node: AtRule): StylePart[] {
  const { name, params, nodes } = node;
  const prelude = `@${name} ${params}`;
  // Tailwind's fallback for browsers without `@property`: only its place in the layer order is kept.
  if (nodes === undefined || prelude === '@layer properties') return [ruleOf(`${prelude};`)];
  if (prelude === '@media print' || prelude.startsWith('@supports (animation-timeline')) return [];
  // The first paint does not wait for the font file, and its URL is relative to the stylesheet; nor for an italic.
  if (name === 'font-face' && /url\(|font-style:\s*italic/.test(node.toString())) return [];
  if (GROUPS.includes(name)) return [{ prelude, parts: split(nodes) }];
  return [ruleOf(node.toString(), { token: name === 'property' ? params : null })];
}

function splitRule(rule: Rule): StylePart[] {
  const changesOnly = rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('transition'));
  const needs = needsOfList(selectorParser().astSync(rule.selector).nodes);
  if (needs.length === 0 || (changesOnly && rule.nodes.length > 0)) return [];
  if (!rule.selector.startsWith(':root')) return [ruleOf(rule.toString(), { needs })];
  const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? node : []));
  const parts = declarations.map((declaration) =>
    ruleOf(`${declaration.toString()};`, { needs, token: declaration.variable ? declaration.prop : null }),
  );
  return [{ prelude: rule.selector, parts }];
}

function ruleOf(text: string, { needs = [[]], token = null }: Partial<StyleRule> = {}): StyleRule {
  return { text, needs, reads: [...new Set(customPropertiesIn(text))], token };
}

/** The `StyleRule.needs` of a selector list. Selectors that match nothing at first are left out. */
function needsOfList(selectors: readonly Selector[]): string[][] {
  const needs = selectors.flatMap(needsOfSelector);
  return needs.some((names) => names.length === 0) ? [[]] : needs;
}

/** One list per alternative; none when the selector matches nothing at first. */
function needsOfSelector({ nodes }: Selector): string[][] {
  let needs: string[][] = [[]];
  for (const node of nodes) {
    const own = needsOfNode(node);
    needs = needs.flatMap((before) => own.map((names) => [...before, ...names]));
  }
  return needs;
}

function needsOfNode(node: Node): string[][] {
  if (node.type === 'class') return [[node.value]];
  if (node.type === 'tag') return /^[a-z]+\d?$/.test(node.value) ? [[`<${node.value}`]] : [[]];
  if (node.type === 'attribute')
    return GIVEN_BY_MARKUP.test(node.attribute) ? [[`[${node.attribute}`]] : [[]];
  if (node.type !== 'pseudo') return [[]];
  if (node.value === ':disabled') return [['[disabled']];
  if (LATER.test(node.value)) return [];
  return STANDS_FOR_INNER.test(node.value) ? needsOfList(node.nodes) : [[]];
}
