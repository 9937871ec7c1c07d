import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { BulkButtons } from '../bulk/bulk-buttons';
import { ExportMenu } from '../bulk/export-menu';
import classes from './loads-list.module.css';

interface SelectionBarProps {
  loads: readonly LoadListItem[];
  onClear: () => void;
}

/** What can be done with the selected rows at once. */
export function SelectionBar({ loads, onClear }: SelectionBarProps) {
  const { t } = useTranslation(['loads', 'common']);
  const ids = loads.map(({ id }) => id);
  return (
    <div className={classes.selection} role="region" aria-label={t('selection.label')}>
      <span className={classes.selectionCount} role="status">
        {t('common:selected', { count: loads.length })}
      </span>
      <ExportMenu variant="transparent" query={{ ids: ids.join(',') }} />
      <BulkButtons selection={{ ids }} onDone={onClear} />
      <ActionIcon aria-label={t('selection.clear')} onClick={onClear} className={classes.selectionClear}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
