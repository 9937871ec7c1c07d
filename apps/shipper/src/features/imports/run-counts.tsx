import type { ImportRun } from '@tenderlane/contract';
import { StatTiles } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';

export function RunCounts({ run }: { run: ImportRun }) {
  const { t } = useTranslation('imports');
  return (
    <StatTiles
      tiles={[
        { label: t('count.created'), value: number(run.created) },
        { label: t('count.updated'), value: number(run.updated) },
        { label: t('count.unchanged'), value: number(run.unchanged) },
        { label: t('count.refused'), value: number(run.refused) },
      ]}
    />
  );
}
