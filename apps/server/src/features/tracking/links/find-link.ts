import { isBeforeLinkEnd } from '@tenderlane/domain/trips/driver';
import { notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { readLinkCode } from '../../../platform/secrets/link-codes';
import { findOpenLink } from './link.queries';

export const findTrackingHolder: FindHolder = async (context, code) => {
  const { sql, clock, secrets } = context;
  const findSalt = async (id: number) => (await findOpenLink(sql, id))?.salt ?? null;
  const link = await findOpenLink(sql, await readLinkCode(context, 'tracking-link', code, findSalt));
  if (!link || !secrets.isLink('tracking-link', link.id, link.salt, code)) throw notFound();
  if (!isBeforeLinkEnd(link.ended_at?.getTime() ?? null, await clock.now(sql))) throw notFound();
  const { id: recordId, company_id: companyId } = link;
  return { kind: 'holder', purpose: 'consignee', recordId, companyId, expiresAt: null };
};
