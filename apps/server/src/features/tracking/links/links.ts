import type { BodyOf, ShipperApi, TrackingLink, TrackingLinks } from '@tenderlane/contract';
import type { Refusal } from '@tenderlane/domain/core';
import { refuseTrackingLink } from '@tenderlane/domain/tracking/links';
import { refuseOver } from '@tenderlane/domain/trips';
import type { MemberContext } from '../../../platform/context';
import { invalidField, notFound, throwIfRefused } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { newSalt } from '../../../platform/secrets/secrets';
import { aboutTrip, lockTrip, readOwnTrip, type ReadTrip } from '../../trips';
import { findOwnLink, insertLink, listLinks, saveRevoked, type LinkRow } from './link.queries';

type NewLink = BodyOf<ShipperApi['POST /loads/{id}/tracking_links']>;

const refusalOf = ({ trip }: Pick<ReadTrip, 'trip'>, known: readonly LinkRow[]): Refusal | null =>
  refuseOver(trip) ?? refuseTrackingLink(known.length);

const present = ({ secrets, config }: MemberContext, { salt, ...link }: LinkRow): TrackingLink => ({
  ...link,
  url: `${config.publicUrl}/tracking/${secrets.link('tracking-link', link.id, salt)}`,
  created_at: link.created_at.toISOString(),
});

export async function showLinks(context: MemberContext, loadId: number): Promise<TrackingLinks> {
  const { sql, principal } = context;
  const read = await readOwnTrip(context, loadId);
  const known = await listLinks(sql, principal.companyId, read.row.id);
  const refusal = refusalOf(read, known);
  return {
    links: known.map((link) => present(context, link)),
    refusals: refusal ? { add: { code: refusal.code, params: refusal.params ?? {} } } : {},
  };
}

/** The same label and stop give the link that exists, so that a repeated request makes no second one. */
export async function addLink(
  context: MemberContext,
  loadId: number,
  { label, stop_id: stopId = null }: NewLink,
): Promise<TrackingLink> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const { row, stops, now } = locked;
  if (stopId !== null && !stops.some(({ id }) => id === stopId)) throw invalidField('stop_id', 'not-one-of');
  const known = await listLinks(sql, principal.companyId, row.id);
  const same = known.find((link) => link.label === label && link.stop_id === stopId);
  if (same) return present(context, same);
  throwIfRefused(refusalOf(locked, known));
  const link = await insertLink(sql, principal.companyId, { tripId: row.id, stopId, label, salt: newSalt(), at: now });
  await record(context, [
    {
      ...aboutTrip(context, locked),
      action: 'trip.tracking_link_created',
      params: { link_id: link.id, stop_id: stopId },
    },
  ]);
  return present(context, link);
}

export async function revokeLink(context: MemberContext, loadId: number, linkId: number): Promise<void> {
  const { sql, principal } = context;
  const locked = await lockTrip(context, loadId);
  const link = await findOwnLink(sql, principal.companyId, locked.row.id, linkId);
  if (!link) throw notFound();
  if (link.is_revoked) return;
  await saveRevoked(sql, principal.companyId, linkId, locked.now);
  await record(context, [
    {
      ...aboutTrip(context, locked),
      action: 'trip.tracking_link_revoked',
      params: { link_id: linkId, stop_id: link.stop_id },
    },
  ]);
}
