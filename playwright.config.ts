import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/stories',
  testMatch: '**/*.story.ts',
  globalSetup: './tests/stories/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // A trace keeps the page at every step, which doubles the time of a story: TRACE=1 asks for those that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without them the browser looks for its maker's servers, which slows down a machine without a way out.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
