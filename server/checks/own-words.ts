import ts from 'typescript';

const LETTERS = /\p{L}/u;

/**
 * What an entry of a dictionary says by itself, its values as `…`: 'Olá, …!' of a function that greets.
 * @param values what is not its own, such as the profile's; each is left out, however it is capitalised
 * @returns null when no letter is left: such an entry only puts values in order
 */
export function ownWords(
  entry: string | ((...values: never[]) => unknown),
  values: readonly string[],
): string | null {
  const said = typeof entry === 'string' ? entry : literalsOf(String(entry)).join(' … ').trim();
  const left = values.reduce((text, value) => text.replaceAll(value.toLowerCase(), ''), said.toLowerCase());
  return LETTERS.test(left) ? said : null;
}

/** The texts within a function's code that have letters, in order. */
function literalsOf(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
    if (isText && LETTERS.test(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  // In brackets, since functions without a name are no statements.
  visit(ts.createSourceFile('entry.js', `(${code})`, ts.ScriptTarget.Latest));
  return found;
}
