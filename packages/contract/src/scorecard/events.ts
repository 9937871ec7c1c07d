import { z } from 'zod';
import { METRICS, REVIEW_TAGS } from '@tenderlane/domain/scorecard';
import { aboutOption, defineEvent, number, showAll, showOnly } from '../core/event';

const entity = 'load';
const review = z.strictObject({ ...aboutOption, stars: number, tags: z.array(z.enum(REVIEW_TAGS)) });
/** Both sides read it, because it is about that carrier and shipper alone. No event contains a private note. */
const both = { shipper: showAll, carrier: showOnly('stars', 'tags') } as const;
const contested = defineEvent({
  entity,
  params: z.strictObject({ ...aboutOption, metric: z.enum(METRICS), reason: z.string() }),
  views: { shipper: showAll, carrier: showOnly('metric', 'reason') },
});

export const scorecardEvents = {
  'load.reviewed': defineEvent({ entity, params: review, views: both }),
  'load.review_changed': defineEvent({ entity, params: review, views: both }),
  'option.contested': contested,
  'option.contest_accepted': contested,
  'option.contest_declined': contested,
};
