import { useNavigate } from '@tanstack/react-router';
import type { Account, ShownLink } from '@tenderlane/contract';
import { ApiError } from '@tenderlane/contract/client';
import { FALLBACK_COUNTRY, toCountry, type CountryId, type Currency } from '@tenderlane/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { paths } from '../../lib/paths';
import { toast } from '../../lib/toasts';
import { useFirstBid } from './links.api';

/** Where the person is, or where the shipper is when that is not known. */
const likelyCountry = ({ country }: Account, shipperCountry: string) =>
  toCountry(country.id === FALLBACK_COUNTRY ? shipperCountry : country.id);

export type FirstBidDraft = ReturnType<typeof useFirstBidDraft>;

/** What the first bid of a carrier says: whose it is, and the price. */
export function useFirstBidDraft(shown: ShownLink, code: string, account: Account) {
  const { tender, invitation, shipper } = shown;
  const leave = useLeave(shown);
  const first = useFirstBid(code, shown.load_id ?? 0);
  const [isChecked, setIsChecked] = useState(false);
  const [hasTypingProblem, setHasTypingProblem] = useState(false);
  const [name, setName] = useState(invitation?.company_name ?? '');
  const [countryId, setCountryId] = useState<CountryId>(() => likelyCountry(account, shipper.country_id));
  const [memberId, setMemberId] = useState<number | null>(null);
  const [amount, setAmount] = useState<number | null>(tender?.starting_rate?.amount ?? null);

  // Once the invitation is accepted the account has the new company, and only the price is asked again.
  const companies = account.brand_members;
  const own = companies.find(({ id, is_active: isActive }) => (memberId ? id === memberId : isActive));
  const isNew = companies.length === 0;
  const takesBids = tender?.is_open ?? false;
  const currency = (tender?.currency ?? 'EUR') as Currency;
  const lacksPrice = takesBids && (amount === null || hasTypingProblem);

  const send = (confirm = false) => {
    setIsChecked(true);
    if ((isNew ? !name.trim() : !own) || lacksPrice || first.isPending) return;
    const company = isNew ? { name: name.trim(), country_id: countryId } : null;
    const price = takesBids && amount !== null ? { amount, currency } : null;
    const bid = price && { price, ...(confirm && { confirm }) };
    first.mutate({ company, memberId: own && !own.is_active ? own.id : null, bid }, { onSuccess: leave });
  };

  return {
    first,
    send,
    isChecked,
    name,
    setName,
    countryId,
    setCountryId,
    setMemberId,
    amount,
    setAmount,
    setHasTypingProblem,
    companies,
    own,
    isNew,
    takesBids,
    currency,
    priceText: amount === null ? '' : money({ amount, currency }),
    isFarBelow: first.error instanceof ApiError && first.error.code === 'bid.far-below',
  };
}

/** To the tender with the bid in it, or to the shipper's tenders where there was nothing to bid for. */
function useLeave({ load_id: loadId, shipper }: ShownLink) {
  const { t } = useTranslation('carrierApp');
  const navigate = useNavigate();
  return (placed: { provisional: boolean; rank: number | null } | null) => {
    if (placed === null || loadId === null) {
      toast(t('invitation.joined', { shipper: shipper.name }), { tone: 'good' });
      return void navigate({ to: paths.loads, replace: true });
    }
    const { provisional, rank } = placed;
    const text = provisional ? t('bid.placed_provisional') : rank ? t('bid.placed_rank', { rank }) : t('bid.placed');
    toast(text, { tone: 'good' });
    void navigate({ to: paths.load, params: { id: String(loadId) }, replace: true });
  };
}
