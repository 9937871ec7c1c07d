import type { Auction } from '@tenderlane/contract';
import { encodeTerms } from '@tenderlane/domain/terms';
import { presentCapabilities } from '../../carriers';
import type { LoadParts } from '../load-parts';

export function presentAuction(
  {
    terms,
    audience_kind: kind,
    ...parts
  }: Pick<LoadParts, 'terms' | 'audience_kind' | 'label_ids' | 'carrier_ids' | 'audience_rule'>,
  publishAt: Date | null,
): Auction {
  const { label_ids, carrier_ids, audience_rule: rule } = parts;
  const audience = { kind, label_ids, carrier_ids, ...(rule && { capabilities: presentCapabilities(rule) }) };
  return { ...encodeTerms(terms), publish_at: publishAt?.toISOString() ?? null, audience };
}
