import { useNavigate } from '@tanstack/react-router';
import type { Account, LinkPreview } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import type { Currency } from '@tenderlane/domain/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { loadHref } from '../../lib/load-href';
import { paths } from '../../lib/paths';
import { toast } from '@tenderlane/web/toasts';
import { usePlacedToast } from '../bids';
import { useFirstBid } from './links.api';
import { useBidder } from './use-bidder';

export function useFirstBidDraft(shown: LinkPreview, code: string, account: Account) {
  const { tender, invitation, shipper } = shown;
  const leave = useOpenAfterBid(shown);
  const first = useFirstBid(code, shown.load_id ?? 0);
  const bidder = useBidder(account, shipper.country_id, invitation?.company_name ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [hasTypingProblem, setHasTypingProblem] = useState(false);
  const [amount, setAmount] = useState<number | null>(tender?.starting_rate?.amount ?? null);

  const takesBids = tender?.is_open ?? false;
  const currency = (tender?.currency ?? 'EUR') as Currency;
  const lacksPrice = takesBids && (amount === null || hasTypingProblem);

  const send = (confirm = false) => {
    setIsChecked(true);
    if (!bidder.isNamed || lacksPrice || first.isPending) return;
    const { company, memberId } = bidder;
    const price = takesBids && amount !== null ? { amount, currency } : null;
    const bid = price && { price, ...(confirm && { confirm }) };
    first.mutate({ company, memberId, bid }, { onSuccess: leave });
  };

  return {
    first,
    send,
    isChecked,
    bidder,
    amount,
    setAmount,
    setHasTypingProblem,
    takesBids,
    priceText: amount === null ? '' : money({ amount, currency }),
    isFarBelow: first.error instanceof ApiError && first.error.code === 'bid.far-below',
  };
}

function useOpenAfterBid({ load_id: loadId, shipper }: LinkPreview) {
  const { t } = useTranslation('carrierApp');
  const navigate = useNavigate();
  const showPlacedToast = usePlacedToast();
  return (placed: { provisional: boolean; rank: number | null } | null) => {
    if (placed === null || loadId === null) {
      toast(t('invitation.joined', { shipper: shipper.name }), { tone: 'good' });
      return void navigate({ to: paths.loads, replace: true });
    }
    showPlacedToast(placed);
    void navigate({ to: loadHref(loadId), replace: true });
  };
}
