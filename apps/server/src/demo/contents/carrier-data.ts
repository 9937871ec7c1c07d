import type {
  BodyOf,
  CarrierApi,
  CompanyProfileBody,
  DocumentBody,
  PacketContentBody,
  ShipperApi,
} from '@tenderlane/contract';
import type { DemoCaller } from '../caller';
import { CITIES } from '../lanes';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

type Question = PacketContentBody['sections'][number]['questions'][number];

/** A standard question, so that each reader sees it in their own language. */
const standard = (name: string, kind: Question['kind'], label: string): Question => ({
  id: name,
  kind,
  label,
  help: null,
  required: true,
  countries: [],
  options: [],
  condition: null,
  standard: name,
});

const document = (kind: DocumentBody['kind'], least: PacketContentBody['documents'][number]['least'] = null) => ({
  id: kind,
  kind,
  label: null,
  required: true,
  expires: true,
  least,
  countries: [],
});

const COVER = { amount: 10_000_000, currency: 'EUR' as const };

export const DEMO_PACKET: PacketContentBody = {
  locale: 'en',
  sections: [
    {
      id: 'company',
      title: 'About the company',
      standard: 'company',
      questions: [
        standard('years', 'number', 'How many years has the company carried goods?'),
        standard('own_fleet', 'yes_no', 'Do you have trucks of your own?'),
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      standard: 'safety',
      questions: [standard('tracking', 'yes_no', 'Can your trucks be tracked?')],
    },
  ],
  documents: [document('insurance', COVER), document('transport_licence')],
  agreement: null,
};

export function profileOf(countryId: string, place: number, now: number): CompanyProfileBody {
  const cities = Object.values(CITIES).filter(({ country_id: id }) => id === countryId);
  const city = cities[place % Math.max(1, cities.length)];
  return {
    legal_form: place % 9 === 8 ? 'joint_stock' : 'limited_liability',
    address: {
      country_id: countryId,
      city: city?.city ?? null,
      street: `Logistics park ${place + 1}`,
    },
    licence: {
      number: `L-${String(10_000 + place * 37)}`,
      from: dayOf(now - (400 + place * 11) * DAY_MS),
      until: dayOf(now + (400 + place * 13) * DAY_MS),
    },
    industry: place % 5 === 4 ? 'forwarding' : 'transport',
    organization_size: (['1-10', '11-50', '51-200'] as const)[place % 3] ?? null,
    fleet_size: (['1-5', '6-20', '21-50', '51-100'] as const)[place % 4] ?? null,
    registered_on: dayOf(now - (1_500 + place * 97) * DAY_MS),
  };
}

type Capabilities = BodyOf<CarrierApi['PUT /account/capabilities']>;

const BODIES: readonly Capabilities['body_types'][] = [['tent'], ['tent', 'box'], ['reefer']];

export const capabilitiesOf = (countryId: string, place: number): Capabilities => {
  const end = (id: string) => ({ country_id: id, name: null, lat: null, lon: null });
  return {
    body_types: [...(BODIES[place % BODIES.length] ?? [])],
    certificates: [],
    is_found: false,
    lanes: [
      { from: end('pl'), to: end(countryId === 'pl' ? 'de' : countryId) },
      { from: end(countryId === 'pl' ? 'de' : countryId), to: end('pl') },
    ],
  };
};

type PacketEnd = 'approved' | 'handed-in' | 'returned' | 'begun';
const packetEndOf = (place: number): PacketEnd =>
  ({ 5: 'handed-in', 8: 'returned', 11: 'begun' } as const)[place % 12] ?? 'approved';

interface PacketOf {
  call: DemoCaller<CarrierApi>;
  manager: DemoCaller<ShipperApi>;
  carrierId: number;
  place: number;
  now: number;
}

export async function fillPacket({ call, manager, carrierId, place, now }: PacketOf): Promise<void> {
  const path = { id: carrierId };
  const end = packetEndOf(place);
  const answers = { years: 3 + (place % 25), own_fleet: place % 7 !== 6, tracking: true };
  if (end === 'begun') {
    await call('PUT /packets/{id}', { path, body: { answers: { years: answers.years } } });
    return;
  }
  const issued = dayOf(now - (120 + place) * DAY_MS);
  const add = (kind: 'insurance' | 'transport_licence', title: string, days: number) =>
    call('POST /account/documents', {
      body: {
        kind,
        title,
        number: `${kind === 'insurance' ? 'P' : 'L'}-${10_000 + place * 37}`,
        issued_on: issued,
        expires_on: dayOf(now + days * DAY_MS),
        ...(kind === 'insurance' && { amount: { ...COVER, amount: COVER.amount + (place % 5) * 2_500_000 } }),
      },
    });
  const insurance = await add('insurance', 'Carrier liability insurance', 14 + ((place * 29) % 360));
  const licence = await add('transport_licence', 'Transport licence', 400 + place * 13);
  const documents = [
    { requirement: 'insurance', document_id: insurance.id },
    { requirement: 'transport_licence', document_id: licence.id },
  ];
  await call('PUT /packets/{id}', { path, body: { answers, documents } });
  const { revision } = await call('PUT /packets/{id}/submit', { path });
  if (end === 'handed-in') return;
  const sections = [{ part: 'documents', approve: false, feedback: 'Please send the policy of this year.' }];
  await manager('PUT /carriers/{id}/packet/review', {
    path,
    body: end === 'approved' ? { revision, approve_all: true } : { revision, approve_all: true, sections },
  });
}
