import type { Locale } from '@tenderlane/contract';
import type { LossDetails } from '@tenderlane/domain/auction';
import { formatNumber } from '@tenderlane/messages/formats';
import type { WriteFact } from '../../platform/notices/notice';
import { writeNotice } from '../../platform/notices/texts';

type ShownLoss = Pick<LossDetails, 'rank' | 'gap'> | null | undefined;

export const writeLoss: WriteFact = (loss, locale) => ({ sentences: lossSentences(loss as ShownLoss, locale) });

function lossSentences(loss: ShownLoss, locale: Locale): string[] {
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
