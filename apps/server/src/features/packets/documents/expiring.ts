import { DAY_MS } from '@tenderlane/domain/core';
import { dayOf } from '@tenderlane/domain/packets';
import type { Expiring } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier } from '../../carriers';
import { listExpiring, listOwnExpiring, type ExpiringRow as LicenceRow } from '../../fleet';
import { findCarrierNames, listExpiringOfCompany, listExpiringOfNetwork } from './document.queries';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** Includes documents that expired in the last month, because they still need a replacement. */
const BEFORE_MS = 30 * DAY_MS;
const AFTER_MS = 365 * DAY_MS;

async function periodOf({ sql, clock }: MemberContext, { from, to }: Period): Promise<{ from: string; to: string }> {
  const now = await clock.now(sql);
  return { from: from ?? dayOf(now - BEFORE_MS), to: to ?? dayOf(now + AFTER_MS) };
}

const LICENCES_MAX = 2_000;

const licenceRow = (
  { entity, entity_id: id, carrier_id, title, expires_on }: LicenceRow,
  carrier: string,
): Expiring => ({
  ...{ entity, id, carrier_id, carrier, title, expires_on },
  kind: entity,
});

const byDay = (rows: Expiring[]): Expiring[] =>
  rows.sort(
    (a, b) =>
      a.expires_on.localeCompare(b.expires_on) || a.carrier.localeCompare(b.carrier, undefined, { numeric: true }),
  );

export async function showExpiringOfNetwork(
  context: MemberContext,
  query: Period & { carrier_id?: number | undefined },
): Promise<Expiring[]> {
  const carrierId = query.carrier_id === undefined ? null : (await findOwnCarrier(context, query.carrier_id)).id;
  const period = await periodOf(context, query);
  const { sql, principal } = context;
  const { companyId } = principal;
  const [documents, licences] = await Promise.all([
    listExpiringOfNetwork(sql, companyId, { ...period, carrierId }),
    listExpiring(sql, { companyId, ...period, carrierId, limit: LICENCES_MAX }),
  ]);
  const names = await findCarrierNames(
    sql,
    companyId,
    licences.flatMap(({ carrier_id: id }) => (id === null ? [] : [id])),
  );
  return byDay([...documents, ...licences.map((row) => licenceRow(row, names.get(row.carrier_id ?? 0) ?? ''))]);
}

export async function showExpiringOfCompany(context: MemberContext, query: Period): Promise<Expiring[]> {
  const { from, to } = await periodOf(context, query);
  const { sql, principal } = context;
  const { companyId, companyName } = principal;
  const [documents, licences] = await Promise.all([
    listExpiringOfCompany(sql, companyId, from, to),
    listOwnExpiring(sql, { companyId, from, to, limit: LICENCES_MAX }),
  ]);
  return byDay([...documents, ...licences.map((row) => licenceRow(row, companyName))]);
}
