import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconClockHour4,
  IconHourglassHigh,
  IconPhone,
  IconTrendingDown,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CarrierListItem } from '@tenderlane/contract';
import { LoadState, StateChip, type Hue, type Tier } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

type Shown = Pick<CarrierListItem, 'status_id' | 'option' | 'own_bid' | 'own_rank'>;
type OptionState = CarrierListItem['option']['state'];

interface Look {
  icon: TablerIcon;
  hue: Hue;
  tier: Tier;
}

const ENDED: Partial<Record<OptionState, Look>> = {
  stale: { icon: IconAlertTriangle, hue: 'amber', tier: 1 },
  expired: { icon: IconClockHour4, hue: 'gray', tier: 2 },
  withdrawn: { icon: IconCircleX, hue: 'gray', tier: 3 },
  declined: { icon: IconBan, hue: 'gray', tier: 3 },
  selected: { icon: IconHourglassHigh, hue: 'plum', tier: 1 },
  refused: { icon: IconBan, hue: 'gray', tier: 2 },
  lapsed: { icon: IconClockHour4, hue: 'red', tier: 1 },
  released: { icon: IconCircleX, hue: 'gray', tier: 2 },
  cancelled_by_carrier: { icon: IconCircleX, hue: 'gray', tier: 2 },
  lost: { icon: IconCircleX, hue: 'gray', tier: 2 },
};

export function OptionChip({ load }: { load: Shown }) {
  const { t } = useTranslation(['carrierApp', 'states']);
  const { option, own_bid: bid, own_rank: rank, status_id: status } = load;
  if (option.state === 'confirmed') return <LoadState state={status} label={t(`states:load.${status}`)} />;
  if (option.state === 'void') return <LoadState state="canceled" label={t('states:load.canceled')} />;
  const ended = ENDED[option.state];
  if (ended) return <StateChip {...ended} label={t(`states:option.${option.state}`)} />;
  if (!bid || option.state !== 'active') return null;
  if (bid.by_phone && option.provisional)
    return <StateChip icon={IconPhone} hue="amber" tier={1} label={t('chip.by_phone')} />;
  if (option.provisional)
    return <StateChip icon={IconHourglassHigh} hue="gray" tier={2} label={t('states:option.provisional')} />;
  if (rank === 1) return <StateChip icon={IconTrophy} hue="green" tier={1} label={t('chip.leading')} />;
  if (rank && status === 'ongoing')
    return <StateChip icon={IconTrendingDown} hue="amber" tier={1} label={t('chip.outbid')} />;
  return <StateChip icon={IconCircleCheck} hue="lane" tier={2} label={t('chip.bid_placed')} />;
}
