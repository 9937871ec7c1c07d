import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { LoadListItem } from '@tenderlane/contract';
import { SelectionFrame } from '@tenderlane/ui/list/list-frame';
import type { Selection } from '@tenderlane/web/list/use-selection';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import { filterOf } from '../bulk/bulk.api';
import { BulkButtons } from '../bulk/bulk-buttons';
import { fileColumns } from '../bulk/export-columns';
import { ExportMenu } from '../bulk/export-menu';
import type { LoadsList } from './use-loads-list';

interface SelectionBarProps {
  selection: Selection<LoadListItem>;
  list: LoadsList;
  total: number | null;
  isCapped: boolean;
}

export function SelectionBar({ selection, list: { query, layout }, total, isCapped }: SelectionBarProps) {
  const { t } = useTranslation(['loads', 'list', 'common']);
  const ids = [...selection.rows.keys()];
  const { isAll } = selection;
  const totalText = total === null ? '' : number(total) + (isCapped ? '+' : '');
  return (
    <SelectionFrame
      label={t('selection.label')}
      count={isAll ? t('list:select.all_selected', { total: totalText }) : t('common:selected', { count: ids.length })}
    >
      {!isAll && total !== null && total > ids.length && (
        <Button variant="transparent" onClick={selection.chooseAll}>
          {t('list:select.all_of_filter', { total: totalText })}
        </Button>
      )}
      <ExportMenu
        variant="transparent"
        query={isAll ? query : { ids: ids.join(','), sort: query.sort }}
        columns={fileColumns(layout.layout.columns)}
      />
      <BulkButtons selection={isAll ? { filter: filterOf(query), total } : { ids }} onDone={selection.clear} />
      <ActionIcon aria-label={t('selection.clear')} onClick={selection.clear}>
        <IconX size={16} />
      </ActionIcon>
    </SelectionFrame>
  );
}
