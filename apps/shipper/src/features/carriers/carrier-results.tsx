import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain';
import { SkeletonRows } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { ListPager } from '../../lib/list-pager';
import { CarrierCards } from './carrier-cards';
import { CarrierDialogs, type CarrierDialog } from './carrier-dialogs';
import { CarrierTable } from './carrier-table';
import { carriersQuery } from './carriers.api';
import { toQuery, type CarriersFilter } from './carriers-filter';
import classes from './carriers.module.css';

interface CarrierResultsProps {
  filter: CarriersFilter;
  onChange: (part: Partial<CarriersFilter>) => void;
  mayWrite: boolean;
}

/** One page of carriers: a table, or cards where it is narrow. */
export function CarrierResults({ filter, onChange, mayWrite }: CarrierResultsProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  const [dialog, setDialog] = useState<{ kind: CarrierDialog; carrier: Carrier } | null>(null);
  const { data, error, isPaused, refetch } = useQuery(carriersQuery(toQuery(filter)));
  if ((error || isPaused) && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('common:loading')} />;
  if (data.data.length === 0) return <p className={classes.nothing}>{t('common:nothing_found')}</p>;

  const open = (kind: CarrierDialog, carrier: Carrier) => setDialog({ kind, carrier });
  const rows = { carriers: data.data, mayWrite, onDialog: open };
  return (
    <>
      {isNarrow ? <CarrierCards {...rows} /> : <CarrierTable {...rows} filter={filter} onChange={onChange} />}
      <ListPager
        page={filter.page}
        perPage={LIMITS.perPageDefault}
        total={data.meta.total}
        onPage={(page) => onChange({ page })}
      />
      {dialog && <CarrierDialogs {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
