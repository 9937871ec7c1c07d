import type { LoadView } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useApprovalText } from '../loads';
import type { Grid } from './awards.api';
import classes from './awards.module.css';
import { useSavingItems } from './saving-items';

/** What an award of the best bid would mean, before anybody chooses: what it saves against which base, and who must approve. */
export function SavingsCard({ view, grid }: { view: LoadView; grid: Grid }) {
  const { t } = useTranslation('awards');
  const approvalText = useApprovalText();
  const savingItems = useSavingItems();
  const best = grid.data.find(({ rank }) => rank === 1);
  if (!best?.comparable || view.winner || view.approval || grid.meta.sealed_now) return null;
  const { guardrail } = view.award_rules;
  const isAbove = guardrail && best.comparable.amount > guardrail.amount;
  return (
    <SectionCard title={t('savings.title')}>
      <div className={classes.winner}>
        <KeyValues
          items={[
            {
              label: t('savings.best'),
              value: `${money(best.comparable)}, ${best.carrier.name}`,
              note: t('award.comparable_hint'),
            },
            ...savingItems(grid.meta.bases, best.comparable),
            { label: t('savings.approval'), value: approvalText(view, best.comparable) },
            ...(guardrail
              ? [
                  {
                    label: t('savings.guardrail'),
                    value: isAbove ? t('award.above_guardrail', { limit: money(guardrail) }) : money(guardrail),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </SectionCard>
  );
}
