import { Button } from '@mantine/core';
import type { Carrier } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { RowActionsFrame } from '@tenderlane/ui/list/list-frame';
import { ListView } from '@tenderlane/web/list/list-view';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierActions } from '../carrier-actions';
import { CarrierCard } from './carrier-card';
import type { CarrierDialog } from '../carrier-dialogs';
import { CarrierRowContext } from '../carrier-row-context';
import { NO_FILTER, readOrder } from '../carriers-filter';
import { CarrierDialogs } from '../late-dialogs';
import type { CarriersList } from './use-carriers-list';

const isRequest = (row: Carrier) => !row.refusals['approve'];

const RowActions = ({ row }: { row: Carrier }) => (
  <RowActionsFrame isShown={isRequest(row)}>
    <CarrierActions carrier={row} />
  </RowActionsFrame>
);

const nameOf = (carrier: Carrier) => carrier.name || carrier.login || '';
const ACTIONS = { Actions: RowActions, showsActions: isRequest };

export function CarriersRows({ list, mayWrite }: { list: CarriersList; mayWrite: boolean }) {
  const { t } = useTranslation(['carriers', 'shell', 'common']);
  const { filter, change, columns, rows, layout, active, open, selection } = list;
  const [dialog, setDialog] = useState<{ kind: CarrierDialog; carrier: Carrier } | null>(null);
  const context = useMemo(
    () => ({ mayWrite, onDialog: (kind: CarrierDialog, carrier: Carrier) => setDialog({ kind, carrier }) }),
    [mayWrite],
  );
  const handlers = useMemo(() => ({ name: nameOf, open, ...(mayWrite && ACTIONS) }), [open, mayWrite]);
  return (
    <CarrierRowContext value={context}>
      <ListView<Carrier>
        label={t('shell:drawer.carriers')}
        columns={columns}
        rows={rows}
        layout={layout}
        active={active}
        {...(mayWrite && { selection })}
        sort={filter.sort}
        onSort={(sort) => change({ sort: readOrder(sort) })}
        handlers={handlers}
        Card={CarrierCard}
        empty={
          <EmptyState
            title={t('common:nothing_found')}
            text={t('nothing')}
            action={<Button onClick={() => change(NO_FILTER)}>{t('common:clear')}</Button>}
          />
        }
      />
      <Suspense>{dialog && <CarrierDialogs {...dialog} onClose={() => setDialog(null)} />}</Suspense>
    </CarrierRowContext>
  );
}
