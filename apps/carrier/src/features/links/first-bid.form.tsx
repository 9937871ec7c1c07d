import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Account, LinkPreview } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { formText } from '@tenderlane/web/core/texts/error-text';
import { FarBelowDialog } from '../bids';
import { TenderPrice } from './tender-price';
import { useFirstBidDraft } from './use-first-bid-draft';
import { WhoBids } from './who-bids';
import classes from './links.module.css';

interface FirstBidFormProps {
  shown: LinkPreview;
  code: string;
  account: Account;
}

export function FirstBidForm({ shown, code, account }: FirstBidFormProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const draft = useFirstBidDraft(shown, code, account);
  const { first, priceText, isFarBelow, takesBids } = draft;
  const { tender, shipper } = shown;
  const problem = isFarBelow ? undefined : formText(first.error, ['company.name', 'company.country_id']);
  const submitText = priceText ? t('bid.place', { price: priceText }) : t('bid.place_empty');

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        draft.send();
      }}
    >
      <h2 className={classes.subtitle}>{t(takesBids ? 'first_bid.title' : 'invitation.your_company')}</h2>
      {first.isBidRefused ? (
        <p className={classes.text} role="status">
          {t('first_bid.stands', {
            company: draft.bidder.own?.name ?? draft.bidder.name.trim(),
            shipper: shipper.name,
          })}
        </p>
      ) : (
        <WhoBids bidder={draft.bidder} error={first.error} prefix="company." isChecked={draft.isChecked} />
      )}
      {takesBids && tender && (
        <TenderPrice
          tender={tender}
          amount={draft.amount}
          onAmount={draft.setAmount}
          onProblem={draft.setHasTypingProblem}
          isChecked={draft.isChecked}
        />
      )}
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="filled" size="xl" fullWidth loading={first.isPending}>
        {takesBids ? submitText : t('first_bid.join')}
      </Button>
      {isFarBelow && (
        <FarBelowDialog
          price={priceText}
          onClose={() => first.reset()}
          onConfirm={() => draft.send(true)}
          isPending={first.isPending}
        />
      )}
    </form>
  );
}
