import type { TrackingSource } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { invalidField, notFound } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { newToken, sha256 } from '../../../platform/secrets/secrets';
import {
  endSource,
  findOwnSource,
  insertSource,
  listOwnTrucks,
  listSources,
  renameSource,
  saveDevices,
  type SourceBody,
  type SourceRow,
} from './source.queries';

const present = ({ created_at: createdAt, ...row }: SourceRow): TrackingSource => ({
  ...row,
  created_at: createdAt.toISOString(),
});

export async function showSources({ sql, principal }: MemberContext): Promise<TrackingSource[]> {
  return (await listSources(sql, principal.companyId)).map(present);
}

async function showSource({ sql, principal }: MemberContext, id: number): Promise<TrackingSource> {
  const [row] = await listSources(sql, principal.companyId, id);
  if (!row) throw notFound();
  return present(row);
}

export async function addSource(
  context: MemberContext,
  { name, devices }: SourceBody,
): Promise<{ source: TrackingSource; token: string }> {
  const { sql, clock, principal } = context;
  await checkTrucks(context, devices);
  const token = newToken();
  const at = await clock.now(sql);
  const id = await insertSource(sql, principal.companyId, { name, tokenHash: sha256(token), at });
  await saveDevices(sql, principal.companyId, id, devices);
  await recordSource(context, 'tracking_source.created', { id, name, at });
  return { source: await showSource(context, id), token };
}

export async function changeSource(
  context: MemberContext,
  id: number,
  { name, devices }: SourceBody,
): Promise<TrackingSource> {
  const { sql, clock, principal } = context;
  if ((await renameSource(sql, principal.companyId, id, name)) === 0) throw notFound();
  await checkTrucks(context, devices);
  await saveDevices(sql, principal.companyId, id, devices);
  await recordSource(context, 'tracking_source.changed', { id, name, at: await clock.now(sql) });
  return showSource(context, id);
}

export async function revokeSource(context: MemberContext, id: number): Promise<void> {
  const { sql, clock, principal } = context;
  const at = await clock.now(sql);
  const ended = await endSource(sql, principal.companyId, id, at);
  if (ended) return recordSource(context, 'tracking_source.revoked', { id, name: ended.name, at });
  if (!(await findOwnSource(sql, principal.companyId, id))) throw notFound();
}

async function checkTrucks({ sql, principal }: MemberContext, devices: SourceBody['devices']): Promise<void> {
  const ids = devices.map((device) => device.truck_id);
  const found = new Set(await listOwnTrucks(sql, principal.companyId, ids));
  const unknown = ids.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalidField(`devices.${unknown}.truck_id`, 'not-one-of');
}

async function recordSource(
  context: MemberContext,
  action: 'tracking_source.created' | 'tracking_source.changed' | 'tracking_source.revoked',
  { id, name, at }: { id: number; name: string; at: number },
): Promise<void> {
  const { batchUuid, ...actor } = causeOf(context);
  const { companyId } = context.principal;
  const params = { source_id: id, source: name };
  await record(context, [{ at, companyId, entityId: companyId, actor, batchUuid, action, params }]);
}
