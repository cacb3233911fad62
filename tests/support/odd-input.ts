/** Possible values of a body's field, as JSON text, because some of them are no JavaScript values. */
export const ODD_VALUES = [
  ...['null', 'true', 'false', '0', '-1', '-0', '1.5', '1e400', '1e21', '9007199254740993', '""', '" "'],
  ...['[]', '{}', '[[]]', '[null]', '["a"]', '[1,2]', '{"a":1}', '{"toString":1}', '{"length":1e9}'],
  ...['{"__proto__":{"a":1}}', '"__proto__"', '"constructor"', '{"$ne":null}', '{"valueOf":null}'],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"a\\udc00b"',
    '"\\uffff"',
    '"\\u202e"',
    '"\\r\\n"',
    '"\\u2028"',
  ],
  ...[
    '"\'; DROP TABLE posts; --"',
    '"1 OR 1=1"',
    '"<script>alert(1)</script>"',
    '"%00"',
    '"../../etc/passwd"',
  ],
  ...['"👩‍👩‍👧‍👦"', '"Z̸̡̢͓a̸l̴g̶o̷"', '"١٢٣"', `"${'x'.repeat(40_000)}"`, `"${'é'.repeat(20_000)}"`],
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `[${'1,'.repeat(20_000)}1]`,
  `"${'a'.repeat(200)}@${'a.'.repeat(20_000)}com"`,
  `"${' '.repeat(40_000)}x"`,
];

/** Possible values of a query parameter. */
export const ODD_TEXTS = [
  ...['0', '-1', '1.9', '1e3', '1e400', 'NaN', 'Infinity', '0x10', ' 2 ', '', 'abc', 'null', '[]', '{}', '١'],
  ...["' OR '1'='1", '1; DROP TABLE posts', '%', '_', '\\', '"', '*', '\0', '\r\n', '\u2028', '👋', '\ufeff'],
  ...['99999999999999999999', '-99999999999999999999', '../../x', '${7*7}', '{{7*7}}', 'x'.repeat(5_000)],
];
