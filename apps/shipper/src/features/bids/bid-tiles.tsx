import type { LoadView } from '@tenderlane/contract';
import { StatTiles, type StatTile } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { deviationBp, money, number } from '../../lib/formats';
import { useBestBidTile, type Grid } from '../awards';
import { stepText } from '../loads';

export function BidTiles({ view, grid }: { view: LoadView; grid: Grid | undefined }) {
  const { t } = useTranslation('auction');
  const { list_item: item, auction, audience } = view;
  const value = (price: typeof item.price) => (price ? money(price) : '—');
  const toTarget = item.to_target_bp;
  const tiles: StatTile[] = [
    {
      label: t('tile.best'),
      value: value(item.bid_lowest_price),
      ...(toTarget !== null && {
        note: t('tile.to_target', { percent: deviationBp(toTarget) }),
        tone: toTarget > 0 ? 'bad' : 'good',
      }),
    },
    {
      label: t('tile.bids'),
      value: `${number(item.bid_count)} / ${number(audience.invited)}`,
      ...(audience.invited > 0 && {
        note: t('tile.answers', { opened: number(audience.opened), accepted: number(audience.accepted) }),
      }),
    },
    { label: t('tile.target'), value: value(auction.target_rate) },
    { label: t('tile.starting'), value: value(auction.starting_rate) },
    {
      label: t('tile.book_now'),
      value: value(auction.book_now_price),
      ...(auction.mode !== 'sealed' && { note: t('tile.step', { step: stepText(view) }) }),
    },
  ];
  const bestBid = useBestBidTile()(view, grid);
  return <StatTiles tiles={bestBid ? [...tiles, bestBid] : tiles} />;
}
