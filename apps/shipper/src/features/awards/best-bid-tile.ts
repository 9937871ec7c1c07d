import type { LoadView } from '@tenderlane/contract';
import type { StatTile } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useApprovalText } from '../loads';
import type { Grid } from './awards.api';
import { useSavingItems } from './saving-items';

export function useBestBidTile(): (view: LoadView, grid: Grid | undefined) => StatTile | null {
  const { t } = useTranslation('awards');
  const approvalText = useApprovalText();
  const savingItems = useSavingItems();
  return (view, grid) => {
    const best = grid?.data.find(({ rank }) => rank === 1)?.comparable;
    if (!grid || !best || view.winner || view.approval || grid.meta.sealed_now) return null;
    const { guardrail } = view.award_rules;
    const savings = savingItems(grid.meta.bases, best).map(({ label, value }) => `${label}: ${value}`);
    const limit =
      guardrail &&
      (best.amount > guardrail.amount
        ? t('award.above_guardrail', { limit: money(guardrail) })
        : `${t('savings.guardrail')}: ${money(guardrail)}`);
    const note = [...savings, approvalText(view, best), limit].filter(Boolean).join(' · ');
    return { label: t('savings.title'), note, isWide: true };
  };
}
