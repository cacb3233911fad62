import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { SetupError } from './setup-error.ts';

/** A value that is worked out by code, so that only its author can change it. */
const CODE = Symbol('code');

interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * The source of a module that exports plain data. It is changed by replacing single values, so that comments, order and
 * whatever was written by hand stay as they are.
 */
export class DataSource {
  readonly #text: string;
  readonly #file: string;
  readonly #data: ts.Expression;

  /**
   * @param file its path, for messages
   * @param name of the exported constant
   * @throws SetupError when the text is no TypeScript, or exports no such constant
   */
  constructor(text: string, file: string, name: string) {
    const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true, fileName: file });
    const [problem] = diagnostics;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    if (problem !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(problem.start ?? 0);
      const reason = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
      throw new SetupError(`${file} can’t be read: ${reason} (line ${line + 1}).`);
    }
    const data = source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name);
    if (data?.initializer === undefined) throw new SetupError(`${file} has no constant ${name}.`);
    this.#text = text;
    this.#file = file;
    this.#data = plain(data.initializer);
  }

  /** The data, without what is worked out by code. */
  read(): unknown {
    return withoutCode(valueOf(this.#data));
  }

  /**
   * The text with new values: of an object those that are given, of anything else the whole. What is the same already
   * is not touched.
   * @throws SetupError naming a value that is worked out by code
   */
  with(changes: unknown): string {
    const edits = [...this.#edits(this.#data, changes, [])].sort((one, other) => other.from - one.from);
    return edits.reduce(
      (text, { from, to, text: replacement }) => text.slice(0, from) + replacement + text.slice(to),
      this.#text,
    );
  }

  *#edits(node: ts.Expression, change: unknown, path: readonly string[]): Generator<Edit> {
    if (change === undefined) return;
    if (ts.isObjectLiteralExpression(node) && isRecord(change)) {
      for (const [key, value] of Object.entries(change)) yield* this.#property(node, key, value, path);
      return;
    }
    const value = valueOf(node);
    if (isDeepStrictEqual(value, change)) return;
    if (hasCode(value)) {
      throw new SetupError(
        `${this.#file} works ${path.join('.')} out by code of your own. Change it there, and leave it out of the answers.`,
      );
    }
    yield { from: node.getStart(), to: node.getEnd(), text: literal(change) };
  }

  *#property(
    node: ts.ObjectLiteralExpression,
    key: string,
    value: unknown,
    path: readonly string[],
  ): Generator<Edit> {
    const property = node.properties.find((candidate) => nameOf(candidate) === key);
    if (property !== undefined && ts.isPropertyAssignment(property)) {
      yield* this.#edits(plain(property.initializer), value, [...path, key]);
    } else if (property !== undefined) {
      throw new SetupError(`${this.#file} works ${[...path, key].join('.')} out by code of your own.`);
    } else if (value !== undefined) {
      const { properties } = node;
      const at = properties.length === 0 ? node.getStart() + 1 : properties.end;
      const comma = properties.length === 0 || properties.hasTrailingComma;
      yield { from: at, to: at, text: `${comma ? '' : ','} ${key}: ${literal(value)}${comma ? ',' : ''}` };
    }
  }
}

/** Without what only the compiler reads: `as const`, `satisfies`, parentheses. */
function plain(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return plain(node.expression);
  }
  return node;
}

function nameOf(property: ts.ObjectLiteralElementLike): string | null {
  const { name } = property;
  if (name === undefined) return null;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : null;
}

function valueOf(expression: ts.Expression): unknown {
  const node = plain(expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) {
    const entries = node.properties.map((property): [string, unknown] => [
      nameOf(property) ?? '',
      ts.isPropertyAssignment(property) ? valueOf(property.initializer) : CODE,
    ]);
    return Object.fromEntries(entries);
  }
  return CODE;
}

function hasCode(value: unknown): boolean {
  if (value === CODE) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasCode);
}

function withoutCode(value: unknown): unknown {
  if (!isRecord(value)) return hasCode(value) ? undefined : value;
  const entries = Object.entries(value).map(([key, part]) => [key, withoutCode(part)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as Prettier would write it, in one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const properties = Object.entries(value).map(([key, part]) => `${key}: ${literal(part)}`);
  return `{ ${properties.join(', ')} }`;
}

function quoted(text: string): string {
  const inDouble = JSON.stringify(text);
  if (text.includes("'")) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"')}'`;
}
