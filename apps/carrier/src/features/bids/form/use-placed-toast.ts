import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import { bidPlaced } from '../../push';

export function usePlacedToast() {
  const { t } = useTranslation('carrierApp');
  return ({ provisional, rank }: { provisional: boolean; rank: number | null }) => {
    const text = provisional ? t('bid.placed_provisional') : rank ? t('bid.placed_rank', { rank }) : t('bid.placed');
    toast(text, { tone: 'good' });
    bidPlaced.note();
  };
}
