import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';

export const GDANSK_HUB = {
  name: 'Gdańsk hub',
  category: 'warehouse',
  address: {
    ...{ name: 'Gdańsk, Portowa 4', country_id: 'pl', city: 'Gdańsk', street: 'Portowa 4', postal_code: '80-001' },
    ...{ region: 'Pomorskie', lat: 54.3521, lon: 18.6466, time_zone: 'Europe/Warsaw' },
  },
  hours: {
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00', breaks: [] })),
    holidays: [],
  },
  contacts: [{ name: 'Ewa Lis', phone: '+48600100200' }],
  note: 'Report at gate 2',
  company_name: 'Hub Sp. z o.o.',
  legal_number: '5260250995',
};

export async function prepareFacility(token: string, facility: object = GDANSK_HUB): Promise<number> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send('POST', '/api/shipper/v1/facilities', token, facility);
    if (status !== 201) throw new Error(`${status} ${text}`);
    return (JSON.parse(text) as { data: { id: number } }).data.id;
  } finally {
    http.close();
  }
}

export async function chooseFound(page: Page, field: string, typed: string, list: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field });
  const options = page.getByRole('listbox', { name: list }).getByRole('option');
  await input.fill('');
  await input.pressSequentially(typed);
  await options.filter({ hasText: typed }).first().click();
}

export const companyOf = async (token: string): Promise<number> => {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send('GET', '/api/shipper/v1/account', token);
    return (JSON.parse(text) as { data: { company: { id: number } } }).data.company.id;
  } finally {
    http.close();
  }
};
