import type { CarrierDocument } from '@tenderlane/contract';
import { formatDay } from '@tenderlane/messages/formats/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { useApplication } from '../core/application';
import { FileList } from '../files/file-list';
import { ExpiryChip } from './expiry-chip';
import classes from './packets.module.css';

interface DocumentItemProps {
  document: CarrierDocument;
  actions?: ReactNode;
  details?: ReactNode;
}

export function DocumentItem({ document, actions, details }: DocumentItemProps) {
  const { t } = useTranslation('packets');
  const { countryId } = useDates();
  const { formats } = useApplication();
  const { kind, title, number, issued_on: issued, expires_on: expires, amount, handed_in_to: holders } = document;
  const day = (date: string) => formatDay(date, countryId);
  const facts = [
    title === t(`kind.${kind}`) ? null : t(`kind.${kind}`),
    number && t('document.number_is', { number }),
    issued && t('document.issued_is', { day: day(issued) }),
    expires ? t('document.expires_is', { day: day(expires) }) : t('document.no_end'),
    amount && t('document.covers', { amount: formats.money(amount) }),
  ];
  return (
    <div className={classes.row}>
      <div className={classes.grow}>
        <span className={classes.name}>
          <bdi>{title}</bdi>
        </span>
        <span className={classes.note}>{facts.filter(Boolean).join(' · ')}</span>
        {holders.length > 0 && (
          <span className={classes.note}>{t('document.handed_in_to', { names: holders.join(', ') })}</span>
        )}
        <FileList files={document.files} />
        {details}
      </div>
      <ExpiryChip day={expires} />
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
