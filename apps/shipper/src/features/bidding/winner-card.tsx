import type { GridRow, LoadView } from '@tenderlane/contract';
import { OPTION_STATES } from '@tenderlane/domain';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { deviationBp, money, useDates } from '../../lib/formats';
import classes from './bidding.module.css';
import { BASES_OF_COMPARISON, deviationOf } from './grid-order';

/** Who won, at what price, and how good that is against each base there is. */
export function WinnerCard({ view, row }: { view: LoadView; row: GridRow | undefined }) {
  const { t } = useTranslation(['bidding', 'states']);
  const dates = useDates();
  const { winner, list_item: item } = view;
  if (!winner) return null;
  const state = OPTION_STATES.find((known) => known === winner.state);
  const against = BASES_OF_COMPARISON.flatMap((base) => {
    const bp = row ? deviationOf(row, base) : null;
    return bp === null ? [] : [t(`winner.against_${base}`, { percent: deviationBp(bp) })];
  });
  const confirmUntil = item.status_id === 'awaiting_confirmation' && item.delivery_option_confirmation_end_at;
  return (
    <SectionCard title={t('winner.title')} note={state && t(`states:option.${state}`)}>
      <div className={classes.winner}>
        <KeyValues
          items={[
            { label: t('grid.carrier'), value: winner.carrier },
            { label: t('winner.price'), value: money(winner.price) },
            { label: t('winner.comparable'), value: money(winner.comparable) },
            ...(against.length > 0 ? [{ label: t('winner.against'), value: against.join(', ') }] : []),
            ...(confirmUntil ? [{ label: t('winner.confirm_until'), value: dates.dateTime(confirmUntil) }] : []),
          ]}
        />
      </div>
    </SectionCard>
  );
}
