import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const phpLiteral = {
  selector: 'Literal[value=/\\.php\\b/], TemplateElement[value.raw=/\\.php\\b/]',
  message: 'Script names live in the tables of src/shared/contract alone, so that a path is spelled once.',
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

/** What a visitor reads or hears comes from src/content/words, so that a site in another language is a translation of it. */
const inWords = (selector) => ({
  selector,
  message: 'What visitors read stands in src/content/words: see docs/contributing.md.',
});
const LETTERS = '/[A-Za-z]/';
const SPOKEN =
  '/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|hint|text|message|busy)$/';
const NAMED = '/^(label|title|text|message|hint|refused|network|alert|confirmLabel|cancelLabel)$/';
const SAYING = '/^(announce|alert|say|noAnswer)$/';
/** A sentence or a title: what begins with a capital letter and goes on after a space. */
const SENTENCE = '/^[A-Z][a-z’]* .*[a-z]/';
const CAPITAL = '/^[A-Z][a-z]+$/';
/** A word between values. */
const WORD = '/(^| )[A-Za-z][a-z]+([ .,]|: |$)/';
/** What nobody reads: names of classes, addresses, headers, types, and what only the console shows. */
const TO_NOBODY = `:not(${[
  'JSXAttribute[name.name=/^(className|href|src|key)$/] *',
  'CallExpression[callee.object.name="console"] *',
  'CallExpression[callee.object.name="headers"] *',
  'NewExpression[callee.name="Error"] *',
  'TSTemplateLiteralType *',
].join(', ')})`;
const literals = (parent) => [
  `${parent} > Literal[value=${LETTERS}]`,
  `${parent} > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
  `${parent} > ConditionalExpression > Literal[value=${LETTERS}]`,
  `${parent} > ConditionalExpression > TemplateLiteral > TemplateElement[value.raw=${LETTERS}]`,
];
const wordsInCode = [
  `JSXText[value=${LETTERS}]`,
  ...literals(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTERS}]`,
  ...literals(`JSXAttribute[name.name=${SPOKEN}] > JSXExpressionContainer`),
  ...literals(`Property[key.name=${NAMED}]`),
  ...literals(`CallExpression:matches([callee.name=${SAYING}], [callee.property.name=${SAYING}])`),
  `AssignmentPattern[left.name=${NAMED}] > Literal[value=${LETTERS}]`,
  `:matches(ReturnStatement, LogicalExpression) > Literal[value=${CAPITAL}]`,
  `Literal[value=${SENTENCE}]${TO_NOBODY}`,
  `TemplateElement[value.raw=${WORD}]${TO_NOBODY}`,
].map(inWords);

/** What the owner alone reads, which stays English, and texts that are content already. */
const OWNERS = [
  'src/content/**',
  'src/dashboard/**',
  'src/components/dashboard/**',
  'src/app/{Dashboard*,LoginScreen}.tsx',
  'src/components/PasswordField.tsx', // of the sign-in, whose styles are the visitors'
  'src/features/{account,authors,backups,browser-data,categories,delivery-status,editor,imports,media,session,subscribers,uploads}/**',
  'src/features/consultations/{AddTimes,Availability,BookingLimits,BusyCalendarForm,BusyCalendarList,BusyCalendars,CalendarFeed,CalendarHelp,CalendarsLine,CallHistory,ChangedElsewhere,ChosenTimes,ConsultationItem,ConsultationList,ConsultationParts,ConsultationStatus,ConsultationWeek,DayTimes,DaysOff,DaysOffDialog,DeclinedActions,ListOrWeek,MoreDays,NextWeekCall,OpenCall,OpenTimeDialog,OtherClock,PartLinks,SlotBoxes,SlotsOff,StandingNote,TimesAside,WeekBar,WeekCall,WeekDay,WeekDayHead,WeekLegend,WeekTime,WeekTitle}.tsx',
  'src/features/consultations/{busy-calendar-words,call-days,call-deeds,cancel-standing,closed-in-words,confirm-words,confirmation-address,consultation-views,day-range,length-in-words,use-consultations,use-day-change,use-days-editing,use-days-off,use-declined,use-editing,use-limits-editing,use-obstacles,use-times-editing,told-in-words,use-saving-together,use-slot-change,use-time-choice,use-time-range,use-times-change,week-actions}.ts',
  'src/features/consultations/{day-picker,owner-changes,private-note,weekly-hours}/**',
  'src/features/contacts/{AnsweredOther,ArrivedMark,EarlierMessages,Message*,MissingMessage,OthersOfPerson,ReplyClock}.tsx',
  'src/features/contacts/{message-deeds,message-need,message-path,reply-address,time-left,use-listed-messages,use-message-order,use-messages,use-read-marks,use-server-mark,use-settling,use-told-messages,use-arrival-notice}.ts',
  'src/features/contacts/replies/**',
  'src/features/newsletter/{Campaign*,EmailView,NewsletterFrame,NewsletterPreview,NewsletterViews,OpenCampaigns,Postal*,PostEmail*,PostNewsletter*,Send*,Sent*,Waiting*,WebSwitch,Written*}.tsx',
  'src/features/newsletter/{campaign-*,draft-{mark,places},newsletter-*,send-when,settle-draft,test-recipients,tests-sent,use-*,waiting-*}.ts',
  'src/features/posts/{owner-posts.api,post-deeds,use-post-saving}.ts',
  'src/shared/contract/**', // what the API answers: its visitors' part is words, too
  'src/shared/{device-name,email-not-set-up,problem-of-day}.ts',
  'src/lib/code-languages.ts', // names
  'src/shared/limits.ts', // stored values
  'src/shared/visitor-time.ts', // names of places
];

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
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: OWNERS,
    rules: refuse(phpLiteral, processEnv, andInJsx, bareForm, ...wordsInCode),
  },
  { files: ['src/ui/Form.tsx'], rules: refuse(phpLiteral, processEnv, andInJsx, ...wordsInCode) },
  { files: ['src/shared/contract/*endpoints.ts'], rules: refuse(processEnv) },
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
