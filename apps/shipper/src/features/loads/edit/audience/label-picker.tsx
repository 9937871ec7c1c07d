import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import { labelsQuery } from '../../../../lib/labels';
import { pills } from '../fields/pills';
import { useDraftState, usePart } from '../draft/use-draft';

export function LabelPicker({ keepsAll }: { keepsAll: boolean }) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const [audience, change] = usePart('auction.audience');
  const saved = useDraftState((state) => state.saved['auction.audience'].label_ids);
  const { data: labels = [], isPending } = useQuery(labelsQuery);
  const kept = keepsAll ? (saved ?? []) : [];
  return (
    <MultiSelect
      label={t('audience.pick_labels')}
      searchable
      classNames={pills}
      hidePickedOptions
      nothingFoundMessage={isPending ? t('common:loading') : t('audience.no_labels')}
      data={labels.map(({ id, name, count }) => ({
        value: String(id),
        label: t('audience.option_count', { name, number: number(count) }),
      }))}
      value={(audience.label_ids ?? []).map(String)}
      onChange={(ids) => change({ label_ids: [...new Set([...kept, ...ids.map(Number)])] })}
    />
  );
}
