import type { Carrier } from '@tenderlane/contract';
import { DataTable, Name, SortHead, TwoLines } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { CarrierActions } from './carrier-actions';
import { CarrierLabels, CarrierState, companyNote, loginNote, useCarrierTime } from './carrier-cells';
import type { CarrierDialog } from './carrier-dialogs';
import type { CarriersFilter, CarriersSort } from './carriers-filter';
import classes from './carriers.module.css';

export interface CarrierRowsProps {
  carriers: readonly Carrier[];
  mayWrite: boolean;
  onDialog: (kind: CarrierDialog, carrier: Carrier) => void;
}

interface CarrierTableProps extends CarrierRowsProps {
  filter: CarriersFilter;
  onChange: (part: Partial<CarriersFilter>) => void;
}

export function CarrierTable({ carriers, filter, onChange, ...actions }: CarrierTableProps) {
  const { t } = useTranslation(['carriers', 'shell']);
  const timeOf = useCarrierTime();
  const order = { sort: filter.sort, onSort: (sort: CarriersSort) => onChange({ sort }) };
  return (
    <DataTable label={t('shell:drawer.carriers')}>
      <thead>
        <tr>
          <th scope="col">{t('column.state')}</th>
          <SortHead column="name" {...order}>
            {t('column.carrier')}
          </SortHead>
          <th scope="col">{t('column.login')}</th>
          <th scope="col">{t('column.labels')}</th>
          <SortHead column="created_at" {...order}>
            {t('column.since')}
          </SortHead>
          <th scope="col">
            <span className={classes.hiddenHead}>{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {carriers.map((carrier) => (
          <tr key={carrier.id}>
            <td className={classes.stateCell}>
              <CarrierState state={carrier.state} />
            </td>
            <td className={classes.nameCell}>
              <TwoLines
                first={<Name className={classes.name}>{carrier.name || carrier.login || '—'}</Name>}
                second={companyNote(carrier)}
              />
              <LegalIdMark check={carrier.legal_id_check} />
            </td>
            <td className={classes.loginCell}>
              <TwoLines first={carrier.login ?? '—'} second={loginNote(carrier, t)} />
            </td>
            <td>
              <CarrierLabels labels={carrier.labels} />
            </td>
            <td className={classes.timeCell}>
              <TwoLines {...timeOf(carrier)} />
            </td>
            <td data-align="right">
              <CarrierActions carrier={carrier} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
