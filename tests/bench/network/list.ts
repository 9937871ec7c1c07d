import type pg from 'pg';
import { connect } from '../../load/connections';
import type { Market } from '../../load/market';
import { percentile, round, type Figure } from '../percentiles';
import { LIMITS } from '../limits';

const RELATIONS = 50_000;
const CONNECTIONS = 8;
const REQUESTS = 2_000;

async function fillNetwork(database: pg.Client, companyId: number): Promise<void> {
  await database.query(
    `insert into carriers (company_id, state, name, country_id, login, created_at, verified_at, certificates, body_types, lane_countries)
     select $1, case when n % 10 < 6 then 'verified' when n % 10 < 9 then 'suggested' else 'invited' end,
            'Haulier ' || md5(n::text), (array['pl', 'ua', 'kz', 'de'])[1 + n % 4], 'network' || n || '@example.com', now(),
            case when n % 10 < 6 then now() end, case when n % 3 = 0 then array['adr'] else '{}' end,
            case when n % 3 = 1 then array['reefer'] else array['tent'] end, case when n % 3 = 0 then array['ua-pl'] else '{}' end
       from generate_series(1, $2::int) n`,
    [companyId, RELATIONS],
  );
  await database.query(
    `update carrier_metrics m set trips = r.id % 90, rating_x100 = 100 + r.id % 401, response_bp = r.id % 10001,
            acceptance_bp = (r.id * 7) % 10001, cancel_bp = (r.id * 13) % 10001
       from carriers r where r.id = m.carrier_id and m.company_id = $1 and r.id % 3 = 0`,
    [companyId],
  );
  // Autovacuum would do this a minute later.
  await database.query('vacuum (analyze) carriers, carrier_metrics');
}

const QUESTIONS = [
  ['list of 50,000 carriers', '/api/shipper/v1/carriers?per_page=25'],
  ['the same by rating', '/api/shipper/v1/carriers?per_page=25&sort=-rating'],
  ['the same, one state by name', '/api/shipper/v1/carriers?per_page=25&state=verified'],
] as const;

export async function benchNetwork(url: string, database: pg.Client, market: Market): Promise<Figure[]> {
  const single = connect(url, 1);
  const { text } = await single.send('GET', '/api/shipper/v1/account', market.shipperToken);
  single.close();
  const companyId = (JSON.parse(text) as { data: { company: { id: number } } }).data.company.id;
  await fillNetwork(database, companyId);
  const figures: Figure[] = [];
  for (const [name, path] of QUESTIONS) {
    const http = connect(url, CONNECTIONS);
    const times: number[] = [];
    const ask = async () => {
      const startedAt = performance.now();
      const { status } = await http.send('GET', path, market.shipperToken);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      times.push(performance.now() - startedAt);
    };
    const run = async (count: number) => {
      let left = count;
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          while (left-- > 0) await ask();
        }),
      );
    };
    await run(200);
    times.length = 0;
    await run(REQUESTS);
    http.close();
    figures.push({
      name: `${name}, p99 at ${CONNECTIONS} connections`,
      measured: round(percentile(times, 0.99)),
      unit: 'ms',
      target: LIMITS.networkListP99,
    });
  }
  return figures;
}
