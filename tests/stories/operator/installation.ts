import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';
import type { Market } from '../../load/market';
import { startProduct } from '../../product';
import { keepToken, prepareMarket } from '../market';
import { PHONE } from '../people';
import type { OpenBrowser } from '../story';

export const settings = () => JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;

export async function accountOf(token: string, base: 'shipper' | 'carrier' = 'shipper') {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send('GET', `/api/${base}/v1/account`, token);
    return (JSON.parse(text) as { data: { support_id: string; company: { id: number; name: string } } }).data;
  } finally {
    http.close();
  }
}

interface Installation {
  operator: Market;
  other: Market;
  open: (
    openBrowser: OpenBrowser,
    token: string,
    path: string,
    options?: { application?: 'shipper' | 'carrier'; locale?: string; isPhone?: boolean },
  ) => Promise<Page>;
}

export async function operate(use: (installation: Installation) => Promise<void>): Promise<void> {
  const [operator, other] = [await prepareMarket(1), await prepareMarket(1)];
  const { company } = await accountOf(operator.shipperToken);
  const product = await startProduct({
    ...settings(),
    OPERATOR_BRAND: String(company.id),
    HELP_CENTER_URL: 'https://help.example.com',
  });
  try {
    await use({
      operator,
      other,
      open: async (openBrowser, token, path, { application = 'shipper', locale = 'en-GB', isPhone = false } = {}) => {
        const page = await openBrowser({ baseURL: product.url, locale, ...(isPhone && PHONE) });
        await keepToken(page, application, token);
        await page.goto(path);
        return page;
      },
    });
  } finally {
    await product.stop();
  }
}
