import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { assertPresent } from '../../platform/errors';
import type { DemoCaller } from '../caller';
import { CITIES, type City } from '../lanes';

type Owner = DemoCaller<ShipperApi>;
type NewFacility = BodyOf<ShipperApi['POST /facilities']>;

const WEEK = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '06:00', to: '22:00', breaks: [] }));

const facility = (name: string, category: NewFacility['category'], at: City, contact: string): NewFacility => ({
  name,
  category,
  address: { name: `${at.city}, ${name}`, ...at },
  hours: { days: WEEK, holidays: [] },
  contacts: [{ name: contact, position: 'Dispatch' }],
  note: 'Safety shoes and a reflective vest are required.',
});

const FACILITIES: readonly NewFacility[] = [
  facility('Paper mill Gdańsk', 'factory', CITIES.gdansk, 'Anna Lewandowska'),
  facility('Warehouse Poznań', 'warehouse', CITIES.poznan, 'Tomasz Wójcik'),
  facility('Distribution center Łódź', 'distribution_center', CITIES.lodz, 'Ewa Kamińska'),
  facility('Cross-dock Wrocław', 'cross_dock', CITIES.wroclaw, 'Piotr Mazur'),
  facility('Warehouse Lviv', 'warehouse', CITIES.lviv, 'Оксана Мельник'),
  facility('Port terminal Hamburg', 'port', CITIES.hamburg, 'Jonas Becker'),
];

export async function createDemoFacilities(owner: Owner): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const body of FACILITIES) {
    const { id } = await owner('POST /facilities', { body });
    await owner('PUT /facilities/{id}/favourite', { path: { id }, body: { is_favourite: true } });
    ids.set(body.address.city, id);
  }
  return ids;
}

export async function foundFields(owner: Owner): Promise<readonly string[]> {
  const options = ['North dock', 'South dock', 'Yard'].map((name) => ({ name }));
  const list = await owner('POST /field_lists', { body: { name: 'Docks', options } });
  const field = (entity: 'load' | 'carrier', name: string, variable: string) => ({
    ...{ entity, name, variable, required: false, visible: true },
  });
  const fields = [
    { ...field('load', 'Cost centre', 'cost_centre'), type: 'text' as const },
    { ...field('load', 'Dock', 'dock'), type: 'one_of' as const, list_id: list.id },
    { ...field('carrier', 'Vendor number', 'vendor_number'), type: 'text' as const },
    { ...field('carrier', 'Framework contract', 'framework_contract'), type: 'boolean' as const },
    { ...field('carrier', 'Contract limit', 'contract_limit'), type: 'money' as const },
  ];
  for (const body of fields) await owner('POST /custom_fields', { body });
  return list.options.map(({ key }) => key);
}

export const carrierFieldsOf = (place: number) => ({
  vendor_number: `V-${String(4_000 + place * 3)}`,
  framework_contract: place % 3 !== 2,
  contract_limit: { amount: (20_000 + (place % 6) * 5_000) * 100, currency: 'EUR' },
});

interface News {
  hoursAgo: number;
  subject: string;
  message: string;
  label?: string;
}

export const DEMO_NEWS: readonly News[] = [
  {
    hoursAgo: 24 * 40,
    subject: 'New times at the paper mill in Gdańsk',
    message: '<p>From Monday on the mill loads <b>from 6:00 to 22:00</b>, on Saturdays too.</p>',
  },
  {
    hoursAgo: 24 * 12,
    subject: 'Temperature records for cooled cargo',
    message: '<p>Please send the printed record of the temperature together with the CMR.</p>',
    label: 'Reefer',
  },
  {
    hoursAgo: 30,
    subject: 'Loads before the holidays',
    message: '<p>In December we publish about <b>20 more loads a week</b> to Ukraine. Plan your trucks early.</p>',
  },
];

type Question = BodyOf<ShipperApi['POST /requests']> & { hoursAgo: number };

export const DEMO_QUESTIONS: readonly Question[] = [
  {
    hoursAgo: 24 * 9,
    category: 'billing',
    subject: 'Invoices for two companies',
    text: 'Our group has two companies. Can each of them get its own invoice?',
  },
  {
    hoursAgo: 26,
    category: 'carriers',
    subject: 'Insurance of a carrier',
    text: 'A carrier sent its new insurance by e-mail. How do we add it to the documents of its packet?',
  },
  {
    hoursAgo: 3,
    category: 'tenders',
    subject: 'Minimum step for long lanes',
    text: 'Can we set another minimum step for lanes above 1,000 km, so that bids do not go down by a few euros?',
  },
];

export const askHelp = (owner: Owner, { hoursAgo: _, ...body }: Question) => owner('POST /requests', { body });

export const announce = (owner: Owner, labels: ReadonlyMap<string, number>, { subject, message, label }: News) =>
  owner('POST /announcements', {
    body: {
      subject,
      message,
      audience:
        label === undefined
          ? { kind: 'network' }
          : { kind: 'labels', label_ids: [assertPresent(labels.get(label), 'a label')] },
    },
  });
