import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { DashboardSavings } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { SAVINGS_BASES } from '@tenderlane/domain/loads';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentBp } from '../../lib/formats';
import { Choice } from './choice';
import { FIRST_BASE, savingsQuery, type SavingsBase } from './dashboard.api';
import classes from './dashboard.module.css';
import { Panel } from './panel';
import { sumsText } from './tiles';
import type { Period } from './use-choices';
import { WeekBars } from './week-bars';

export function SavingsPanel({ scope, period }: { scope: DashboardScope; period: Period }) {
  const { t } = useTranslation('dashboard');
  const [base, setBase] = useState<SavingsBase>(FIRST_BASE);
  const query = useQuery(savingsQuery(scope, base, period));
  return (
    <Panel title={t('savings')} note={t('savings_note')} query={query}>
      {(savings) => (
        <>
          <SavingsPicture savings={savings} />
          <div className={classes.bases}>
            <Choice
              label={t('base')}
              value={base}
              options={SAVINGS_BASES.map((value) => ({ value, label: t(`base.${value}`) }))}
              onChange={setBase}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

function SavingsPicture({ savings }: { savings: DashboardSavings }) {
  const { t } = useTranslation('dashboard');
  const { ref, width } = useElementSize();
  const isEmpty = savings.weeks.every(({ bp, saved }) => bp === null && saved.others.length === 0);
  if (isEmpty) return <p className={classes.empty}>{t('savings_empty')}</p>;
  return (
    <div className={classes.savings}>
      <p>
        <strong>{sumsText(savings.saved)}</strong>{' '}
        {savings.bp !== null && (
          <span className={classes.rowNote}>{t('savings_total', { share: percentBp(savings.bp) })}</span>
        )}
      </p>
      <div ref={ref}>{width > 0 && <WeekBars weeks={savings.weeks} width={width} />}</div>
    </div>
  );
}
