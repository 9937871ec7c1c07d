import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconPlayerPause, IconTag, IconUserMinus, IconUserPlus, IconX } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import { SelectionFrame } from '@tenderlane/ui/list/list-frame';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import type { CarriersList } from './use-carriers-list';
import { bulkActions } from './bulk-actions';
import { filterOf, type BulkSelection } from './bulk.api';
import { ExportMenu } from './export-menu';
import { fileColumns } from './file-columns';

const BulkDialog = lazy(() => import('./bulk-dialog').then((part) => ({ default: part.BulkDialog })));
const InviteSelectedDialog = lazy(() =>
  import('./invite-selected.dialog').then((part) => ({ default: part.InviteSelectedDialog })),
);

export function SelectionBar({ list }: { list: CarriersList }) {
  const { t } = useTranslation(['network', 'list', 'common']);
  const { selection, query, layout, rows } = list;
  // Selection at the time of the click; the bar may be empty when the dialog closes.
  const [order, setOrder] = useState<{ action: CarrierBulkAction; selection: BulkSelection } | null>(null);
  const ids = [...selection.rows.keys()];
  const { isAll } = selection;
  const totalText = rows.total === null ? '' : number(rows.total) + (rows.isCapped ? '+' : '');
  const chosen: BulkSelection = isAll ? { filter: filterOf(query), total: rows.total } : { ids };
  const ask = (action: CarrierBulkAction) => () => setOrder({ action, selection: chosen });
  return (
    <SelectionFrame
      label={t('selection.label')}
      count={isAll ? t('list:select.all_selected', { total: totalText }) : t('common:selected', { count: ids.length })}
    >
      {!isAll && rows.total !== null && rows.total > ids.length && (
        <Button variant="transparent" onClick={selection.chooseAll}>
          {t('list:select.all_of_filter', { total: totalText })}
        </Button>
      )}
      <ExportMenu
        variant="transparent"
        query={isAll ? query : { ids: ids.join(','), ...(query.sort && { sort: query.sort }) }}
        columns={fileColumns(layout.layout.columns)}
      />
      <Button variant="transparent" leftSection={<IconTag size={15} />} onClick={ask('label')}>
        {t('selection.labels')}
      </Button>
      <Button variant="transparent" leftSection={<IconUserPlus size={15} />} onClick={ask('invite')}>
        {t('selection.invite')}
      </Button>
      {bulkActions.map(({ key, Action }) => (
        <Action key={key} selection={chosen} onDone={selection.clear} />
      ))}
      <Menu position="top-end">
        <Menu.Target>
          <Button variant="transparent" leftSection={<IconDots size={15} />}>
            {t('common:more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={ask('suspend')}>
            {t('selection.suspend')}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={ask('remove')}>
            {t('selection.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon aria-label={t('selection.clear')} onClick={selection.clear}>
        <IconX size={16} />
      </ActionIcon>
      {order && (
        <Suspense fallback={null}>
          {order.action === 'invite' && 'ids' in order.selection ? (
            <InviteSelectedDialog
              carriers={[...selection.rows.values()]}
              onClose={() => setOrder(null)}
              onDone={selection.clear}
            />
          ) : (
            <BulkDialog
              action={order.action}
              selection={order.selection}
              onClose={() => setOrder(null)}
              onDone={selection.clear}
            />
          )}
        </Suspense>
      )}
    </SelectionFrame>
  );
}
