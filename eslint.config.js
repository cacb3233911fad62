import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const phpLiteral = {
  selector: 'Literal[value=/\\.php\\b/], TemplateElement[value.raw=/\\.php\\b/]',
  message: 'Script names live in src/shared/contract/endpoints.ts alone, so that a path is spelled once.',
};
const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings come from server/config.ts, which validates them and names what is wrong.',
};
const andInJsx = {
  selector: 'JSXExpressionContainer > LogicalExpression[operator="&&"]',
  message: 'Use a ternary: `0 && …` would print the 0.',
};
const sqlite = {
  selector:
    'NewExpression[callee.name="SQLite"], MemberExpression[property.name=/^(prepare|pragma|iterate|backup)$/]',
  message:
    'Open files by `openFile` and prepare statements by `prepared` (server/db/sqlite/prepared.ts): Node.js 24.19 to 24.21 ends a process that lets go of one.',
};
const sql = {
  selector: 'MemberExpression[property.name=/^(selectFrom|insertInto|updateTable|deleteFrom)$/]',
  message: 'SQL lives in repositories alone.',
};
const outboxTable = {
  selector:
    'CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom)$/][arguments.0.value="outbox"]',
  message: 'The outbox owns its table: write it through server/mail/outbox.ts.',
};
const bareForm = {
  selector:
    'JSXOpeningElement[name.name="form"]:not(:has(JSXAttribute[name.name="role"][value.value="search"]))',
  message: 'Use Form of src/ui, which needs its pending state and its failure. Only a search sends nothing.',
};

/** The syntax that is refused; of several settings for a file the last one counts. */
const refuse = (...syntax) => ({ 'no-restricted-syntax': ['error', ...syntax] });

export default tseslint.config(
  { ignores: ['dist', '.sites', 'data', 'uploads', 'test-results', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      ...refuse(phpLiteral, processEnv, andInJsx, sqlite),
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: refuse(phpLiteral, processEnv, andInJsx, bareForm),
  },
  { files: ['src/ui/Form.tsx'], rules: refuse(phpLiteral, processEnv, andInJsx) },
  { files: ['src/shared/contract/endpoints.ts'], rules: refuse(processEnv) },
  {
    files: ['vite.config.ts', 'playwright.config.ts', 'server/build/**', 'server/root.ts'],
    rules: refuse(phpLiteral),
  },
  {
    files: ['server/**/*.{ts,tsx}'],
    ignores: [
      'server/db/**',
      'server/**/*.repository.ts',
      'server/config.ts',
      'server/build/**',
      'server/root.ts',
    ],
    rules: refuse(phpLiteral, processEnv, sqlite, sql),
  },
  { files: ['server/config.ts'], rules: refuse(phpLiteral, sqlite, sql) },
  {
    files: ['server/features/**/*.repository.ts', 'server/seed/*.repository.ts'],
    rules: refuse(phpLiteral, processEnv, sqlite, outboxTable),
  },
  { files: ['server/db/sqlite/prepared.ts'], rules: refuse(phpLiteral, processEnv) },
  {
    // Tests spell paths and settings out: they are the specification's words, not ours.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { ...refuse(sqlite), '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['tests/unit/server/prepared.test.ts'], rules: { 'no-restricted-syntax': 'off' } }, // it watches the driver
  { files: ['**/*.{js,cjs}'], languageOptions: { globals: globals.node } },
);
