import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { Name } from '@tenderlane/ui';
import { CardContent } from '@tenderlane/ui/list/card-content';
import { useTranslation } from 'react-i18next';
import { LegalIdMark } from '../../../lib/legal-id-mark';
import { paths } from '../../../lib/paths';
import { CarrierActions } from '../carrier-actions';
import { CarrierLabels, CarrierState, companyNote, loginNote, ownLogin, useCarrierTime } from '../carrier-cells';
import classes from '../carriers.module.css';

export function CarrierCard({ row: carrier }: { row: Carrier }) {
  const { t } = useTranslation('carriers');
  const time = useCarrierTime()(carrier);
  const notes = [companyNote(carrier), ownLogin(carrier), loginNote(carrier, t), time.second].filter(Boolean);
  return (
    <CardContent
      state={<CarrierState state={carrier.state} checked={carrier.checked} isClosed={carrier.is_closed} />}
      actions={
        <>
          <span className={classes.note}>{time.first}</span>
          <CarrierActions carrier={carrier} />
        </>
      }
    >
      <Link to={paths['carriers.show']} params={{ id: String(carrier.id) }} className={classes.link}>
        <Name className={classes.name}>{carrier.name || carrier.login || '—'}</Name>
      </Link>
      {notes.map((text) => (
        <span key={String(text)} className={classes.note}>
          {text}
        </span>
      ))}
      <LegalIdMark check={carrier.legal_id_check} />
      <CarrierLabels labels={carrier.labels} />
    </CardContent>
  );
}
