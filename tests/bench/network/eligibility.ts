import type pg from 'pg';
import { connect } from '../../load/connections';
import { draftTender, type Market } from '../../load/market';
import { percentile, round, type Figure } from '../percentiles';
import { LIMITS } from '../limits';

const CARRIERS = 2_000;
const REQUESTS = 200;

const CONTENT = {
  sections: [],
  documents: [
    { id: 'cargo', kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
  ],
  agreement: null,
};

async function fillPapers(database: pg.Client, companyId: number): Promise<void> {
  await database.query(
    `with made as (
       insert into companies (kind, name, country_id, currency, admin_id, created_at)
       select 'carrier', 'Insured haulier ' || n, 'pl', 'PLN', c.admin_id, now()
         from generate_series(1, $2::int) n join companies c on c.id = $1 returning id, name
     )
     insert into carriers (company_id, carrier_company_id, state, name, country_id, created_at, verified_at, packet_status, papers)
     select $1, id, 'verified', name, 'pl', now(), now(), 'approved',
            jsonb_build_object('until', case when id % 3 = 0 then '2020-01-01' else '2099-01-01' end, 'insurance',
              jsonb_build_array(jsonb_build_object('until', '2099-01-01', 'amount',
                jsonb_build_object('amount', 100000000, 'currency', case when id % 5 = 0 then 'UAH' else 'EUR' end))))
       from made`,
    [companyId, CARRIERS],
  );
  await database.query('analyze carriers, companies');
}

export async function benchEligibility(url: string, database: pg.Client, market: Market): Promise<Figure[]> {
  const http = connect(url, 1);
  try {
    const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
      const { status, text } = await http.send(method, `/api/shipper/v1${path}`, market.shipperToken, body);
      if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text) as { data: { company: { id: number }; count: number; version: number } };
    };
    const { company } = (await send('GET', '/account')).data;
    await fillPapers(database, company.id);
    const { version } = (await send('PUT', '/account/packet', { version: 0, content: CONTENT })).data;
    await send('POST', '/account/packet/publish', { version, ask_again: false });
    await send('PUT', '/profile/setting', { require_packet: true });
    const load = await draftTender(http, market.shipperToken, {});
    const times: number[] = [];
    for (let turn = 0; turn < REQUESTS; turn++) {
      const startedAt = performance.now();
      const { data } = await send('GET', `/loads/${load}/eligibility`);
      times.push(performance.now() - startedAt);
      if (data.count < CARRIERS) throw new Error(`only ${data.count} carriers were asked about`);
    }
    return [
      {
        name: 'eligibility of 2,000 carriers for one load, p99',
        measured: round(percentile(times, 0.99)),
        unit: 'ms',
        target: LIMITS.eligibilityP99,
      },
    ];
  } finally {
    http.close();
  }
}
