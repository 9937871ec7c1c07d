import type { TenderSummary } from '@tenderlane/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TenderFacts } from './tender-facts';
import classes from './links.module.css';

interface PublicTenderProps {
  tender: TenderSummary;
  onSubmit: () => void;
  children: ReactNode;
}

export function PublicTender({ tender, onSubmit, children }: PublicTenderProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const title = t('public_link.title', { shipper: tender.shipper.name });
  return (
    <div className={classes.page}>
      <title>{`${title} · ${t('common:app_name')}`}</title>
      <h1>{title}</h1>
      <TenderFacts tender={tender} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </div>
  );
}
