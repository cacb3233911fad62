/**
 * The first JSON object in a text that may hold other things before and after it. [7.4.05]
 * @throws SyntaxError when there is none
 */
export function firstJsonObject(text: string): unknown {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOfObject(text, start);
    if (end === null) continue;
    try {
      return JSON.parse(text.slice(start, end));
    } catch {
      // A brace that begins no object: the next one may.
    }
  }
  throw new SyntaxError('the answer holds no JSON object');
}

/** Where the object that begins at `start` is over; null when it never is. Braces inside strings do not count. */
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
