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

export default tseslint.config(
  { ignores: ['dist', 'data', 'uploads', 'test-results', 'node_modules'] },
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
      'no-restricted-syntax': ['error', phpLiteral, processEnv, andInJsx],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['src/shared/contract/endpoints.ts'],
    rules: { 'no-restricted-syntax': ['error', processEnv] },
  },
  {
    files: ['server/config.ts', 'vite.config.ts', 'playwright.config.ts'],
    rules: { 'no-restricted-syntax': ['error', phpLiteral] },
  },
  {
    // Tests spell paths and settings out: they are the specification's words, not ours.
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.{js,cjs}'], languageOptions: { globals: globals.node } },
);
