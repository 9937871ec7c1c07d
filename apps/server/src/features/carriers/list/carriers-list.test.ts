import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCarrier,
  joinColleague,
  newLogin,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let [anna, borys]: Carrier[] = [];
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
  shipper = await signUpShipper(app);
  anna = await joinCarrier(app, shipper, { name: 'Anna Trans', country_id: 'ua' });
  borys = await joinCarrier(app, shipper, { name: 'Борис', country_id: 'pl' });
  const invitations = [{ login: newLogin('typed'), company_name: 'Typed by hand', country_id: 'de' }];
  await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
});
afterAll(() => app.close());

const names = async (query: object) =>
  (await shipper.call('GET /carriers', { query })).body.data.map(({ name }) => name);

const saveFigures = (carrier: Carrier, figures: Record<string, number>) =>
  app.database.run(
    `update carrier_metrics set ${Object.keys(figures)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} where carrier_id = $1`,
    [carrier.carrierId, ...Object.values(figures)],
  );

describe('the list of the network', () => {
  it('the list has the figures of each carrier, and empty cells for unknown ones', async () => {
    await saveFigures(anna!, {
      trips: 12,
      rating_x100: 450,
      rating_count: 3,
      response_bp: 9000,
      acceptance_bp: 8000,
      cancel_bp: 500,
    });
    const [first, , typed] = (await shipper.call('GET /carriers', { query: { sort: 'name' } })).body.data;
    expect(first).toMatchObject({
      name: 'Anna Trans',
      has_account: true,
      trips: 12,
      rating_x100: 450,
      rating_count: 3,
      response_bp: 9000,
      acceptance_bp: 8000,
      cancel_bp: 500,
      on_time_bp: null,
      packet_status: 'not_completed',
    });
    expect(typed).toMatchObject({
      has_account: false,
      trips: 0,
      rating_x100: null,
      response_bp: null,
      cancel_bp: null,
    });
  });

  it('the list is sorted by names of all alphabets and by figures, with unknown ones last', async () => {
    await saveFigures(borys!, { rating_x100: 480, trips: 3, cancel_bp: 0, response_bp: 7000 });
    expect(await names({ sort: 'name' })).toEqual(['Anna Trans', 'Борис', 'Typed by hand']);
    expect(await names({ sort: '-rating' })).toEqual(['Борис', 'Anna Trans', 'Typed by hand']);
    expect(await names({ sort: '-trips' })).toEqual(['Anna Trans', 'Борис', 'Typed by hand']);
    expect(await names({ sort: 'cancel' })).toEqual(['Борис', 'Anna Trans', 'Typed by hand']);
    expect(await names({ sort: '-response' })).toEqual(['Anna Trans', 'Борис', 'Typed by hand']);
    expect((await names({ sort: 'verified_at' })).at(-1)).toBe('Typed by hand');
    for (const sort of ['-rating', 'cancel', 'agreement_ends', 'verified_at', '-state', 'acceptance']) {
      const first = (await shipper.call('GET /carriers', { query: { sort: sort as 'name', per_page: 2 } })).body;
      const rest = (
        await shipper.call('GET /carriers', { query: { sort: sort as 'name', per_page: 2, after: first.meta.next! } })
      ).body;
      expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size, sort).toBe(3);
    }
  });

  it('the list and its counts are filtered by the data of the carriers', async () => {
    expect(await names({ country: 'ua' })).toEqual(['Anna Trans']);
    expect(await names({ has_account: 'no' })).toEqual(['Typed by hand']);
    expect(await names({ verified: 'yes' })).toEqual(['Anna Trans', 'Борис']);
    expect(await names({ rating_from: 460 })).toEqual(['Борис']);
    expect(await names({ response_from: 8000 })).toEqual(['Anna Trans']);
    expect(await names({ cancel_to: 100 })).toEqual(['Борис']);
    expect(await names({ packet_status: 'approved' })).toEqual([]);
    expect(await names({ ids: `${anna!.carrierId},${borys!.carrierId}`, state: 'verified' })).toEqual([
      'Anna Trans',
      'Борис',
    ]);
    const counts = (await shipper.call('GET /carriers/counts', { query: { rating_from: 460 } })).body.data;
    expect(counts).toMatchObject({ verified: 1, invited: 0 });
    for (const query of [
      { rating_from: 99 },
      { response_from: 'x' },
      { certificates: 'adr,pilot' },
      { body_types: 'boat' },
      { from_point: '91,0' },
      { agreement_before: '2026-02-30' },
      { verified: 'maybe' },
      { ids: 'a' },
      { country: 'ukr' },
    ])
      expect([query, (await shipper.send('GET /carriers', { query })).status]).toEqual([query, 422]);
  });

  it('the list has the end of an agreement and finds agreements that end soon', async () => {
    const path = { id: anna!.carrierId };
    const set = (agreement_ends_on: unknown) =>
      shipper.send('PUT /carriers/{id}', { path, body: { agreement_ends_on } });
    expect((await set('2027-03-31')).body['data']).toMatchObject({ agreement_ends_on: '2027-03-31' });
    expect(await names({ agreement_before: '2027-04-01' })).toEqual(['Anna Trans']);
    expect(await names({ agreement_before: '2027-03-30' })).toEqual([]);
    for (const wrong of ['2027-02-30', '31.03.2027', 5]) expect((await set(wrong)).status).toBe(422);
    expect((await set(null)).body['data']).toMatchObject({ agreement_ends_on: null });
  });

  it('the list names the colleague who approved a carrier', async () => {
    const other = await signUpShipper(app);
    const carrier = await joinCarrier(app, other);
    await app.database.run(`update carriers set state = 'requested' where id = $1`, [carrier.carrierId]);
    const approved = await other.call('PUT /carriers/{id}/approve', { path: { id: carrier.carrierId } });
    expect(approved.body.data.approved_by).toBe('Olena Savchuk');
  });
});

describe('a file of the network', () => {
  it('the CSV file has the chosen columns and no formula', async () => {
    const invitations = [{ login: newLogin('formula'), company_name: '=cmd()' }];
    await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
    const read = async (query: Record<string, string>) => {
      const url = `/api/shipper/v1/carriers/export?${new URLSearchParams(query)}`;
      return (await app.server.inject({ url, headers: { authorization: `Bearer ${shipper.token}` } })).body;
    };
    const text = await read({ columns: 'name,country,rating', sort: 'name' });
    expect(text).toContain('Carrier;Country;Rating');
    expect(text).toContain('Anna Trans;UA;4,5');
    expect(text).toContain("'=cmd()");
    expect(await read({ country: 'ua', columns: 'name' })).not.toContain('Борис');
    expect((await shipper.send('GET /carriers/export', { query: { columns: 'password' } })).status).toBe(422);
  });

  it('the file has the data that a company gave, or else the data that the shipper typed', async () => {
    const other = await signUpShipper(app);
    const own = await joinCarrier(app, other, { name: 'Own words', country_id: 'pl', legal_id: '5260250995' });
    const profile = {
      tax_id: 'PL5260250995',
      industry: 'transport',
      organization_size: '11-50',
      address: { country_id: 'pl', city: 'Gdańsk', street: 'Długa 1' },
    } as const;
    expect((await own.send('PUT /account/company', { body: profile })).status).toBe(200);
    const invitations = [{ login: newLogin('typed'), company_name: 'Typed' }];
    const [typed] = (await other.call('POST /catalogs/invite/create', { body: { invitations } })).body.data;
    const body = { country_id: 'ua', legal_id: '14360570', tax_id: '143605704021', industry: 'food' } as const;
    expect((await other.send('PUT /carriers/{id}/company', { path: { id: typed!.id }, body })).status).toBe(200);
    const columns = 'name,legal_id_kind,tax_id,address,industry,organization_size';
    const url = `/api/shipper/v1/carriers/export?columns=${columns}&sort=name`;
    const file = await app.server.inject({ url, headers: { authorization: `Bearer ${other.token}` } });
    expect(file.body.trimEnd().split('\r\n').slice(1)).toEqual([
      'Own words;NIP;PL5260250995;"Długa 1, Gdańsk, PL";Transport;11-50',
      'Typed;EDRPOU;143605704021;;Food and drinks;',
    ]);
    const { data } = (await other.call('GET /carriers', { query: { sort: 'name' } })).body;
    expect(data[0]).toMatchObject({ legal_id_kind: 'nip', address: 'Długa 1, Gdańsk, PL', industry: 'transport' });
    expect(data[1]).toMatchObject({ legal_id_kind: 'edrpou', address: null, tax_id: '143605704021' });
  });

  it('a job makes the spreadsheet for the person who requested it', async () => {
    const { id } = (
      await shipper.call('POST /carriers/exports', { body: { filter: { country: 'ua' }, columns: ['name'] } })
    ).body.data;
    await app.runLongJobs();
    const job = (await shipper.call('GET /jobs/{id}', { path: { id } })).body.data;
    expect(job).toMatchObject({ kind: 'carriers.export', state: 'done', total: 1, file: { name: 'Carriers.xlsx' } });
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.call('GET /jobs/{id}', { path: { id } })).status).toBe(404);
  });
});
