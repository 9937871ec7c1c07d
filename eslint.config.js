import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'apps/server/test/**', 'tests/**'];
const COMPONENTS = ['**/*.tsx'];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    'data/',
    'backups/',
    '.cache/',
    'test-results/',
    'playwright-report/',
  ]),
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The few rules that need types and find real bugs: a promise nobody waits for, a state nobody thought of.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only: one thing has one name everywhere.' },
        { selector: 'TSEnumDeclaration', message: 'A union of texts says the same and needs no code.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@tenderlane/*/src/*'], message: 'Enter a workspace by its name.' },
            { group: ['**/dist/*'], message: 'Import sources.' },
          ],
        },
      ],
      // An empty function is how "nothing to do here" is written.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: COMPONENTS,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What it draws counts as lines of a component.
      'max-lines-per-function': ['error', 120],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines-per-function': 'off',
      // What is missing there fails the test, which is what a test is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Tools that load a file take its default export, and talk to a terminal.
    files: [
      '*.config.{ts,js}',
      'apps/*/vite.config.ts',
      '**/global-setup.ts',
      'tests/*-reporter.ts',
      'scripts/**',
      'tests/bench/**',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  {
    files: ['scripts/**/*.mjs'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
);
