import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import type { Shipper } from '../build';
import { addProposedFacility } from '../facilities/add-facilities';
import type { TestApp } from '../start-app';

export async function eventsOfCompanies(app: TestApp, shipper: Shipper): Promise<OutboxRow[]> {
  const { companyId: company_id } = shipper;
  const requisite = await app.database.one<{ id: number }>(
    `select id from company_requisites where company_id = $1 and state = 'pending'`,
    [company_id],
  );
  // Somebody else typed them, so that there is somebody to confirm them.
  await app.database.run(
    `update company_requisites set typed_by = (select min(id) from accounts where id <> typed_by) where id = $1`,
    [requisite.id],
  );
  const { facility, facilityProposal: proposal_id } = await addProposedFacility(shipper);
  const row = (kind: string, entity_id: number, params: object): OutboxRow => ({
    kind,
    payload: { entity_id, company_id, account_id: null, params },
  });
  const details = { requisite_id: requisite.id };
  const [from, to] = (await app.database.rows<{ id: number }>(`select id from accounts order by id limit 2`)).map(
    ({ id }) => id,
  );
  return [
    row('company.handed_over', company_id, { from_account_id: from, to_account_id: to }),
    { kind: 'company.closed', payload: { entity_id: company_id, company_id, account_id: from, params: {} } },
    { kind: 'company.reopened', payload: { entity_id: company_id, company_id, account_id: from, params: {} } },
    row('company.requisites_proposed', company_id, { ...details, asks_confirmation: true }),
    row('company.requisites_changed', company_id, { ...details, is_confirmation: true }),
    row('facility.proposal_approved', facility, { proposal_id, kind: 'publication' }),
    row('facility.proposal_declined', facility, { proposal_id, kind: 'publication', reason: 'Not a warehouse' }),
  ];
}
