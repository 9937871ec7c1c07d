import type { AnnouncementAudience } from '@tenderlane/contract';
import { ACTIVE_RELATIONS, NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { refuseForeignCarriers, refuseForeignLabels, selectCarriers } from '../carriers';
import type { AudienceFilter } from './announcement.queries';

/** A suspended carrier gets only announcements addressed to it alone or to suspended carriers. */
const NOBODY_LEFT_OUT = { states: ACTIVE_RELATIONS, ids: null, labelIds: null };

export async function reachAudience(context: MemberContext, audience: AnnouncementAudience): Promise<AudienceFilter> {
  switch (audience.kind) {
    case 'network':
      return NOBODY_LEFT_OUT;
    case 'states':
      return { ...NOBODY_LEFT_OUT, states: audience.states };
    case 'labels':
      await refuseForeignLabels(context, [{ field: 'audience.label_ids', ids: audience.label_ids }]);
      return { ...NOBODY_LEFT_OUT, labelIds: audience.label_ids };
    case 'carriers':
      await refuseForeignCarriers(context, [{ field: 'audience.carrier_ids', ids: audience.carrier_ids }]);
      return { ...NOBODY_LEFT_OUT, states: NETWORK_RELATIONS, ids: audience.carrier_ids };
    case 'filter':
      return reachFound(context, audience.filter);
  }
}

type Filter = Extract<AnnouncementAudience, { kind: 'filter' }>['filter'];

async function reachFound(context: MemberContext, filter: Filter): Promise<AudienceFilter> {
  const limit = JOB_LIMITS.rowsMax;
  const found = await selectCarriers(context, filter, limit + 1);
  if (found.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  const states = filter.state === 'suspended' || filter.ids ? NETWORK_RELATIONS : ACTIVE_RELATIONS;
  return { states, ids: found.map(({ id }) => id), labelIds: null };
}
