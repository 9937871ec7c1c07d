import { Button, CloseButton, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ListSearch } from '@tenderlane/web/list/list-search';
import { ListTools } from '@tenderlane/web/list/list-tools';
import { ROW_KEYS } from '@tenderlane/web/list/use-row-keys';
import { readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../../lib/labels';
import { isNarrowed } from '../carriers-filter';
import { ViewsMenu } from '../../views';
import { AddFilter } from './add-filter';
import { useFilterChips } from './use-filter-chips';
import { LabelsDialog } from '../late-dialogs';
import { ListToolbar } from '@tenderlane/ui/list/list-toolbar';
import classes from '../carriers.module.css';
import type { CarriersList } from './use-carriers-list';

const LabelSelect = lazy(readAhead(async () => ({ default: (await import('./label-select')).LabelSelect })));

const CARRIER_KEYS = [...ROW_KEYS, 'select', 'leave'] as const;

interface CarriersToolbarProps {
  list: CarriersList;
  mayWrite: boolean;
}

export function CarriersToolbar({ list, mayWrite }: CarriersToolbarProps) {
  const { filter, change: onChange, columns, layout } = list;
  const { t } = useTranslation(['carriers', 'network', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const chips = useFilterChips(filter.more);
  const [isEditingLabels, setIsEditingLabels] = useState(false);

  return (
    <ListToolbar
      tools={<ListTools columns={columns} layout={layout} keys={CARRIER_KEYS} />}
      end={
        mayWrite && (
          <Button variant="subtle" color="gray" onClick={() => setIsEditingLabels(true)}>
            {t('labels.edit')}
          </Button>
        )
      }
    >
      <ViewsMenu active={list.activeView} />
      <ListSearch
        label={t('search')}
        placeholder={t('search')}
        isWide
        value={filter.search || undefined}
        onChange={(search = '') => onChange({ search })}
      />
      {labels.length > 0 && (
        <Suspense fallback={<Skeleton width={180} height={32} />}>
          <LabelSelect labels={labels} value={filter.labelId} onChange={(labelId) => onChange({ labelId })} />
        </Suspense>
      )}
      {chips.map(({ label, clears }) => (
        <span key={label} className={classes.chip}>
          {label}
          <CloseButton
            size={20}
            iconSize={14}
            aria-label={t('network:filter.remove', { filter: label })}
            onClick={() => onChange({ more: { ...filter.more, ...clears } })}
          />
        </span>
      ))}
      <AddFilter key={JSON.stringify(filter.more)} filter={filter.more} onApply={(more) => onChange({ more })} />
      {isNarrowed(filter) && (
        <Button variant="subtle" onClick={list.clear}>
          {t('common:clear')}
        </Button>
      )}
      <Suspense>{isEditingLabels && <LabelsDialog onClose={() => setIsEditingLabels(false)} />}</Suspense>
    </ListToolbar>
  );
}
