import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { LOCALES } from './packages/domain/src/languages/choose-locale.ts';
import { findChromium } from './scripts/find-chromium.mjs';

// No test measures time: these are the outer limits of waits, many times what a quiet machine needs.
const unit = {
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
// Files of one worker share what they import: reading the server again for each took two fifths of the time.
const shared = { ...unit, isolate: false } as const;
// These tests read files and call functions: one that never ends fails soon.
const quick = { ...shared, testTimeout: 60_000, hookTimeout: 60_000 } as const;

const IN_BROWSER = '**/*.browser.test.tsx';
/** These are run in each language, others in English only. */
const IN_LANGUAGES = '**/*.languages.browser.test.tsx';
const executablePath = findChromium();

const browserIn = (locale: string) => ({
  browser: 'chromium' as const,
  name: `components ${locale}`,
  include: [locale === 'en' ? IN_BROWSER : IN_LANGUAGES],
  // As a page of Playwright has.
  viewport: { width: 1280, height: 720 },
  provider: playwright({
    actionTimeout: 60_000,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] },
    contextOptions: { locale, timezoneId: 'Europe/Warsaw', viewport: { width: 1440, height: 900 } },
  }),
});

// Waits for a minute and more, so it runs beside other tests.
const WAITS_LONG = 'tests/faults/readers.test.ts';
// So do these, until services that hang are given up.
const API_WAITS = [
  'apps/server/src/platform/jobs/jobs.test.ts',
  'apps/server/src/platform/storage/{refused-forms,storage-failures}.test.ts',
  'apps/server/src/features/reference/outside-services.test.ts',
];

export default defineConfig({
  test: {
    // Two cores are the measure; more workers only wait for each other.
    maxWorkers: 2,
    allowOnly: !process.env['CI'],
    projects: [
      {
        test: {
          ...quick,
          name: 'domain',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{shipper,carrier,driver}/src/**/*.test.{ts,tsx}'],
          exclude: [IN_BROWSER],
        },
      },
      {
        // Found when Vite starts; a package found later would reload the page of a running test.
        optimizeDeps: { entries: ['apps/{shipper,carrier}/src/app/main.tsx', 'tests/components/*.tsx'] },
        test: {
          testTimeout: unit.testTimeout,
          hookTimeout: unit.hookTimeout,
          expect: unit.expect,
          name: 'components',
          browser: { enabled: true, headless: true, screenshotFailures: false, instances: LOCALES.map(browserIn) },
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...API_WAITS],
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api-waits',
          include: API_WAITS,
          globalSetup: ['apps/server/test/global-setup.ts'],
        },
      },
      { test: { ...shared, name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      {
        // Alone, one file after the other: much happens at once in each.
        test: {
          ...unit,
          name: 'concurrency',
          include: ['tests/concurrency/**/*.test.ts'],
          globalSetup: ['tests/concurrency/global-setup.ts'],
          fileParallelism: false,
        },
      },
      {
        // Mostly waiting, so four files at once.
        test: {
          ...unit,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [WAITS_LONG],
          globalSetup: ['tests/concurrency/global-setup.ts'],
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...unit,
          name: 'readers',
          include: [WAITS_LONG],
          globalSetup: ['tests/concurrency/global-setup.ts'],
        },
      },
    ],
  },
});
