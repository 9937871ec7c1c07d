import type { Auction } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { refuseForeignCarriers, refuseForeignLabels } from '../../carriers';
import type { LoadParts } from '../load-parts';

/**
 * Refuses labels and carriers of other companies in an audience. Entries that the load already has stay, even after a
 * label was deleted.
 */
export async function refuseForeignAudience(
  context: MemberContext,
  before: Pick<LoadParts, 'label_ids' | 'carrier_ids'>,
  sent: Auction['audience'] | undefined,
  prefix: string,
): Promise<void> {
  const named = (key: 'label_ids' | 'carrier_ids') => {
    const known = new Set(before[key]);
    return [{ field: `${prefix}audience.${key}`, ids: (sent?.[key] ?? []).filter((id) => !known.has(id)) }];
  };
  await refuseForeignLabels(context, named('label_ids'));
  await refuseForeignCarriers(context, named('carrier_ids'));
}
