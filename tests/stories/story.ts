import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A story starts at the address of the running product. */
export const test = base.extend({
  baseURL: async ({}, use) => {
    const url = process.env['PRODUCT_URL'];
    if (!url) throw new Error('The global setup did not start the product.');
    await use(url);
  },
});
