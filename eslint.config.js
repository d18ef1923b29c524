import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { textStandsAlone } from './tests/architecture/text-stands-alone.js';

/** What would hide a fault: nothing may escape the types, and no test may be silenced. */
const ESCAPES = [
  {
    selector: 'TSAsExpression > TSAsExpression.expression',
    message: 'A chain of assertions escapes the types.',
  },
  {
    selector:
      'MemberExpression[property.name=/^(?:skip|only|todo|fixme|fails|skipIf|runIf)$/]:matches([object.name=/^(?:test|it|describe)$/], [object.object.name=/^(?:test|it|describe)$/])',
    message: 'A silenced test proves nothing.',
  },
];

export default defineConfig(
  globalIgnores([
    'dist/',
    'node_modules/',
    'supabase/.temp/',
    'tests/.results/',
    'src/lib/database/database.types.ts',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-alert': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...ESCAPES],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    plugins: { house: { rules: { 'text-stands-alone': textStandsAlone } } },
    rules: {
      'house/text-stands-alone': 'error',
      'no-restricted-syntax': [
        'error',
        ...ESCAPES,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Server and browser would differ. Use useToday() of src/ui/hooks/use-today.ts.',
        },
      ],
    },
  },
  {
    files: ['admin/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ESCAPES,
        {
          selector:
            'JSXOpeningElement[name.name=/Button$/] > JSXAttribute[name.name="loading"] > JSXExpressionContainer > :not(CallExpression[callee.name="loadingIcon"])',
          message: 'Use loadingIcon() of admin/lib/loading.tsx.',
        },
      ],
    },
  },
);
