import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Account, TenderSummary } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import type { Currency } from '@tenderlane/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formText } from '@tenderlane/web/core/texts/error-text';
import { money } from '../../lib/formats';
import { loadHref } from '../../lib/load-href';
import { FarBelowDialog, usePlacedToast } from '../bids';
import type { VisitorBidStore } from './visitor-bid';
import { useLinkBid } from './public-link.api';
import { PublicTender } from './public-tender';
import { TenderPrice } from './tender-price';
import { useBidder } from './use-bidder';
import { WhoBids } from './who-bids';
import classes from './links.module.css';

interface LinkBidFormProps {
  code: string;
  tender: TenderSummary;
  account: Account;
  asked: VisitorBidStore;
}

/** One click requests access from the shipper and places the bid, with the price entered before the sign-in. */
export function LinkBidForm({ code, tender, account, asked }: LinkBidFormProps) {
  const { t } = useTranslation('carrierApp');
  const draft = useLinkBidDraft({ code, tender, account, asked });
  const { linkBid, bidder, priceText, isChecked, isFarBelow } = draft;
  const problem = isFarBelow ? undefined : formText(linkBid.error, ['name', 'country_id']);
  return (
    <PublicTender tender={tender} onSubmit={() => draft.send()}>
      <h2 className={classes.subtitle}>{t('public_link.company_title')}</h2>
      <WhoBids bidder={bidder} error={linkBid.error} isChecked={isChecked} />
      <TenderPrice
        tender={tender}
        amount={draft.amount}
        onAmount={draft.change}
        onProblem={draft.setHasTypingProblem}
        isChecked={isChecked}
      />
      <p className={classes.request}>
        {t(bidder.isNew ? 'public_link.request' : 'public_link.request_known', { shipper: tender.shipper.name })}
      </p>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="filled" size="xl" fullWidth loading={linkBid.isPending}>
        {priceText ? t('public_link.send', { price: priceText }) : t('bid.place_empty')}
      </Button>
      {isFarBelow && (
        <FarBelowDialog
          price={priceText}
          onClose={() => linkBid.reset()}
          onConfirm={() => draft.send(true)}
          isPending={linkBid.isPending}
        />
      )}
    </PublicTender>
  );
}

function useLinkBidDraft({ code, tender, account, asked: { kept, keep, forget } }: LinkBidFormProps) {
  const navigate = useNavigate();
  const showPlacedToast = usePlacedToast();
  const linkBid = useLinkBid(code, tender.id);
  const bidder = useBidder(account, tender.shipper.country_id);
  const [isChecked, setIsChecked] = useState(false);
  const [hasTypingProblem, setHasTypingProblem] = useState(false);
  const [amount, setAmount] = useState(kept.amount ?? tender.starting_rate?.amount ?? null);
  const currency = tender.currency as Currency;

  const change = (next: number | null) => {
    setAmount(next);
    keep({ ...kept, amount: next });
  };
  const send = (confirm = false) => {
    setIsChecked(true);
    if (!bidder.isNamed || amount === null || hasTypingProblem || linkBid.isPending) return;
    const { company, memberId } = bidder;
    const bid = { price: { amount, currency }, ...(confirm && { confirm }) };
    linkBid.mutate(
      { company, memberId, bid },
      {
        onSuccess: ({ loadId, placed }) => {
          forget();
          if (placed) showPlacedToast(placed);
          void navigate({ to: loadHref(loadId), replace: true });
        },
        // The tender's own page explains the suspension.
        onError: (error) => {
          if (!(error instanceof ApiError) || error.code !== 'carrier.suspended') return;
          void navigate({ to: loadHref(tender.id), replace: true });
        },
      },
    );
  };

  return {
    linkBid,
    bidder,
    send,
    isChecked,
    amount,
    change,
    setHasTypingProblem,
    priceText: amount === null ? '' : money({ amount, currency }),
    isFarBelow: linkBid.error instanceof ApiError && linkBid.error.code === 'bid.far-below',
  };
}
