import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

// Its own address bar is a page with two suggestion lists, loaded anew in each window: two thirds of the browser's time.
// Only the last list of a command line counts, so what Playwright switches off stands here again.
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Nothing happens in them until a tender is over, or until the clock or an open page has looked again. */
const WAITS_LONG = [
  '**/automatic-award.story.ts',
  '**/expired-insurance.story.ts',
  '**/scorecard.story.ts',
  '**/closed-company.story.ts',
];
/** Needs WebGL, drawn without a graphics card. */
const DRAWS_MAPS = '**/map.story.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT_FEATURES.join()}`,
];

export default defineConfig({
  testDir: 'tests/stories',
  globalSetup: './tests/stories/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two are as many as the processors of the measure; a story that waits for a minute has a third worker to itself.
  workers: 3,
  projects: [
    { name: 'stories', testMatch: '**/*.story.ts', testIgnore: [...WAITS_LONG, DRAWS_MAPS], workers: 2 },
    {
      name: 'maps',
      testMatch: DRAWS_MAPS,
      workers: 1,
      use: {
        launchOptions: { executablePath, args: [...ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] },
      },
    },
    { name: 'waiting', testMatch: WAITS_LONG, workers: 1 },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Outer limits of waits, many times what a quiet machine needs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    // A trace keeps the page at every step, which doubles the time of a story: TRACE=1 asks for those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without them the browser looks for its maker's servers, which slows down a machine without a way out.
      args: ARGS,
    },
  },
});
