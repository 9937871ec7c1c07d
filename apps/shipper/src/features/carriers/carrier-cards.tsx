import { Name } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../lib/legal-id-mark';
import { CarrierActions } from './carrier-actions';
import { CarrierLabels, CarrierState, companyNote, loginNote, ownLogin, useCarrierTime } from './carrier-cells';
import type { CarrierRowsProps } from './carrier-table';
import classes from './carriers.module.css';

/** The same facts as the table's, one below the other. */
export function CarrierCards({ carriers, ...actions }: CarrierRowsProps) {
  const { t } = useTranslation('carriers');
  const timeOf = useCarrierTime();
  return (
    <ul className={classes.cards}>
      {carriers.map((carrier) => {
        const time = timeOf(carrier);
        return (
          <li key={carrier.id} className={classes.card}>
            <div className={classes.cardTop}>
              <CarrierState state={carrier.state} />
              <span className={classes.note}>{time.first}</span>
            </div>
            <Name className={classes.name}>{carrier.name || carrier.login || '—'}</Name>
            {[companyNote(carrier), ownLogin(carrier), loginNote(carrier, t), time.second]
              .filter(Boolean)
              .map((text) => (
                <span key={String(text)} className={classes.note}>
                  {text}
                </span>
              ))}
            <LegalIdMark check={carrier.legal_id_check} />
            <CarrierLabels labels={carrier.labels} />
            <div className={classes.cardActions}>
              <CarrierActions carrier={carrier} {...actions} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
