import type { Locale } from '@tenderlane/contract';
import type { LossDetails } from '@tenderlane/domain/auction';
import { formatNumber } from '@tenderlane/messages/formats';
import { writeNotice } from '../../../platform/notices/texts';

export function lossSentences(loss: Pick<LossDetails, 'rank' | 'gap'> | null | undefined, locale: Locale): string[] {
  if (!loss) return [];
  const { rank, gap } = loss;
  const said: string[] = [];
  if (rank !== null) said.push(writeNotice(locale, 'lost.rank', { rank: String(rank) }));
  if (gap) {
    const text =
      gap.kind === 'exact'
        ? `${formatNumber(gap.bp / 100, { locale }, { maxDecimals: 2, signed: true })} %`
        : writeNotice(locale, `lost.${gap.band}`, {});
    said.push(writeNotice(locale, 'lost.gap', { gap: text }));
  }
  return said;
}
