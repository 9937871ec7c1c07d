import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import { bidPlaced } from '../../push';

/** Says what became of a bid that was accepted: its place, or that it does not count yet. Who has bid may want to hear more. */
export function usePlacedToast() {
  const { t } = useTranslation('carrierApp');
  return ({ provisional, rank }: { provisional: boolean; rank: number | null }) => {
    const text = provisional ? t('bid.placed_provisional') : rank ? t('bid.placed_rank', { rank }) : t('bid.placed');
    toast(text, { tone: 'good' });
    bidPlaced.note();
  };
}
