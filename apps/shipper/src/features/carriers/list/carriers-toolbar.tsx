import { Button, CloseButton, Select } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ListSearch } from '@tenderlane/web/list/list-search';
import { ListTools } from '@tenderlane/web/list/list-tools';
import { ROW_KEYS } from '@tenderlane/web/list/use-row-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../../lib/labels';
import { isNarrowed } from '../carriers-filter';
import { ViewsMenu } from '../../views';
import { AddFilter } from './filter-form';
import { useFilterChips } from './use-filter-chips';
import { LabelsDialog } from '../dialogs/labels.dialog';
import classes from '../carriers.module.css';
import type { CarriersList } from './use-carriers-list';

const CARRIER_KEYS = [...ROW_KEYS, 'select', 'leave'] as const;

interface CarriersToolbarProps {
  list: CarriersList;
  mayWrite: boolean;
}

/** Text and label by which the list is narrowed; what is typed is searched after a short pause. */
export function CarriersToolbar({ list, mayWrite }: CarriersToolbarProps) {
  const { filter, change: onChange, columns, layout } = list;
  const { t } = useTranslation(['carriers', 'network', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const chips = useFilterChips(filter.more);
  const [isEditingLabels, setIsEditingLabels] = useState(false);

  return (
    <div className={classes.toolbar} role="search">
      <ViewsMenu active={list.activeView} />
      <ListSearch
        label={t('search')}
        placeholder={t('search')}
        isWide
        value={filter.search || undefined}
        onChange={(search = '') => onChange({ search })}
      />
      {labels.length > 0 && (
        <Select
          aria-label={t('label_filter')}
          placeholder={t('label_filter')}
          leftSection={<IconTag size={16} aria-hidden />}
          data={labels.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))}
          value={filter.labelId === null ? null : String(filter.labelId)}
          onChange={(id) => onChange({ labelId: id === null ? null : Number(id) })}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          searchable
          nothingFoundMessage={t('common:nothing_found')}
        />
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
      <span className={classes.toolbarEnd}>
        {mayWrite && (
          <Button variant="subtle" color="gray" onClick={() => setIsEditingLabels(true)}>
            {t('labels.edit')}
          </Button>
        )}
        <span className={classes.wideOnly}>
          <ListTools columns={columns} layout={layout} keys={CARRIER_KEYS} />
        </span>
      </span>
      {isEditingLabels && <LabelsDialog onClose={() => setIsEditingLabels(false)} />}
    </div>
  );
}
