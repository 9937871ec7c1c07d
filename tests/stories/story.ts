import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

export const test = base.extend<{ openBrowser: OpenBrowser }>({
  baseURL: async ({}, use) => {
    const url = process.env['PRODUCT_URL'];
    if (!url) throw new Error('The global setup did not start the product.');
    await use(url);
  },
  openBrowser: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'Europe/Warsaw',
        baseURL: process.env['PRODUCT_URL'],
        ...options,
      });
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    // An open page asks the server every five seconds, which would slow down the stories after this one.
    // A mocked response of a story may be pending at this moment.
    await Promise.all(
      pages.map(async (page) => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      }),
    );
  },
});
