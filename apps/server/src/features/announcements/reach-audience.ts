import type { AnnouncementAudience } from '@tenderlane/contract';
import { JOB_LIMITS } from '@tenderlane/domain';
import { ANNOUNCED_STATES } from '@tenderlane/domain/announcements';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { listSelectedCarriers, ownLabelIds } from '../carriers';
import type { Reached } from './announcement.queries';

/** A suspended carrier reads what is meant for it alone, or for suspended ones. */
const USUAL_STATES = ANNOUNCED_STATES.filter((state) => state !== 'suspended');

const NOBODY_LEFT_OUT = { states: USUAL_STATES, ids: null, labelIds: null };

/** Whom an audience means at this moment. Carriers of others are no recipients, which the number of recipients says. */
export async function reachAudience(context: MemberContext, audience: AnnouncementAudience): Promise<Reached> {
  switch (audience.kind) {
    case 'network':
      return NOBODY_LEFT_OUT;
    case 'states':
      return { ...NOBODY_LEFT_OUT, states: audience.states };
    case 'labels':
      await refuseForeignLabels(context, audience.label_ids);
      return { ...NOBODY_LEFT_OUT, labelIds: audience.label_ids };
    case 'carriers':
      return { ...NOBODY_LEFT_OUT, states: ANNOUNCED_STATES, ids: audience.carrier_ids };
    case 'filter':
      return reachFound(context, audience.filter);
  }
}

type Filter = Extract<AnnouncementAudience, { kind: 'filter' }>['filter'];

async function reachFound({ sql, principal }: MemberContext, filter: Filter): Promise<Reached> {
  const limit = JOB_LIMITS.rowsMax;
  const found = await listSelectedCarriers(sql, principal.companyId, filter, limit + 1);
  if (found.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  const states = filter.state === 'suspended' || filter.ids ? ANNOUNCED_STATES : USUAL_STATES;
  return { states, ids: found.map(({ id }) => id), labelIds: null };
}

/** Labels of others are not there. */
async function refuseForeignLabels({ sql, principal }: MemberContext, labelIds: number[]): Promise<void> {
  const known = await ownLabelIds(sql, principal.companyId, labelIds);
  if (labelIds.every((id) => known.has(id))) return;
  throw new AppError('input.invalid', { fields: { 'audience.label_ids': [{ code: 'not-one-of' }] } });
}
