import { describe, expect, it } from 'vitest';
import { firstJsonObject } from '#app/lib/first-json-object.ts';

describe('[7.4.05] the first JSON object in a text', () => {
  it.each([
    ['alone', '{"success":true}'],
    ['after noise', '<br />\n<b>Notice</b>: Undefined index in /x.php on line 3\n{"success":true}'],
    ['before noise', '{"success":true}\n<!-- 12 ms -->'],
    ['before another object', '{"success":true}{"success":false}'],
    ['after a brace that begins none', 'Notice: {main} in { {"success":true} }'],
    ['after an array', '[1, 2] {"success":true}'],
    ['after a quotation mark', 'He said "no. {"success":true}'],
  ])('is found %s', (_, text) => {
    expect(firstJsonObject(text)).toEqual({ success: true });
  });

  it('ends where it ends, whatever its strings hold', () => {
    const object = { error: 'a } and a { and a \\ and a "', inner: { list: [{ deep: '}' }] } };
    expect(firstJsonObject(`x${JSON.stringify(object)}}}y`)).toEqual(object);
  });

  it.each(['', 'Oops', '[1]', '{"success":', '{not json}', '}{'])('throws for %j', (text) => {
    expect(() => firstJsonObject(text)).toThrow(SyntaxError);
  });
});
