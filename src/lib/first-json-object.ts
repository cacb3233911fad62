/**
 * The first JSON object in a text that may have other text around it. [7.4.05]
 * @throws SyntaxError when there is none
 */
export function firstJsonObject(text: string): unknown {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start);
    if (end === null) continue;
    try {
      return JSON.parse(text.slice(start, end));
    } catch {
      // This brace begins no object; try the next one.
    }
  }
  throw new SyntaxError('the answer holds no JSON object');
}

/** The end of the object that begins at `start`; null if it is never closed. Braces inside strings do not count. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return index + 1;
  }
  return null;
}
