import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../lib/labels';
import { isNarrowed, type CarriersFilter } from './carriers-filter';
import { LabelsDialog } from './labels.dialog';
import classes from './carriers.module.css';

const PAUSE_MS = 300;

interface CarriersToolbarProps {
  filter: CarriersFilter;
  onChange: (part: Partial<CarriersFilter>) => void;
  mayWrite: boolean;
}

/** Text and label by which the list is narrowed; what is typed is searched after a short pause. */
export function CarriersToolbar({ filter, onChange, mayWrite }: CarriersToolbarProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  const searchLater = useDebouncedCallback((search: string) => {
    onChange({ search });
    setTyped(null);
  }, PAUSE_MS);
  const search = (text: string) => {
    setTyped(text);
    searchLater(text);
  };
  const text = typed ?? filter.search;

  return (
    <div className={classes.toolbar} role="search">
      <TextInput
        className={classes.search}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          text && <CloseButton size="sm" aria-label={t('common:clear')} onClick={() => onChange({ search: '' })} />
        }
        value={text}
        onChange={(event) => search(event.currentTarget.value)}
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
      {isNarrowed(filter) && (
        <Button variant="subtle" onClick={() => onChange({ search: '', labelId: null })}>
          {t('common:clear')}
        </Button>
      )}
      {mayWrite && (
        <Button variant="subtle" color="gray" className={classes.toolbarEnd} onClick={() => setIsEditingLabels(true)}>
          {t('labels.edit')}
        </Button>
      )}
      {isEditingLabels && <LabelsDialog onClose={() => setIsEditingLabels(false)} />}
    </div>
  );
}
