import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import type { TestApp } from '../start-app';

export async function eventsOfDemos(
  app: TestApp,
  demo: number,
  row: (kind: string, entityId: number, params: object) => OutboxRow,
): Promise<OutboxRow[]> {
  const at = '2099-05-01T09:00:00Z';
  const wanted = { time_zone: 'Europe/Kyiv', times: [at] };
  const visitor = { name: 'Iryna Koval', company_name: 'Mlyn', login: 'iryna@example.com', country_id: 'ua' };
  await app.visitor().call('POST /demo_bookings', { body: { ...wanted, ...visitor, locale: 'uk' } });
  const { id } = await app.database.one<{ id: number }>('select max(id) as id from demo_bookings');
  await app.database.run(
    `update demo_bookings set at = $2, ends_at = $2::timestamptz + interval '30 minutes',
            host_id = (select admin_id from companies where not is_demo order by id limit 1) where id = $1`,
    [demo, at],
  );
  const params = { at: Date.parse(at) };
  return [
    { kind: 'demo.confirmation-asked', payload: { demo_id: id } },
    row('demo.requested', demo, {}),
    row('demo.agreed', demo, params),
    row('demo.moved', demo, params),
    row('demo.reopened', demo, {}),
    row('demo.canceled', demo, {}),
    row('demo.reminded', demo, params),
  ];
}
