import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** A browser of one person, in English unless said otherwise, with one empty tab. */
export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/** A story starts at the address of the running product and opens a browser for each of its people. */
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
    // What a story answers in the server's place may be on its way just then.
    await Promise.all(
      pages.map(async (page) => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.context().close();
      }),
    );
  },
});
