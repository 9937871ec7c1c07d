import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import type { CarrierLoad } from '@tenderlane/contract';
import { ReasonButton } from '@tenderlane/ui';
import { lazy, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/formats';
import { bidErrorText } from './bid-error-text';
import { PriceRuleText } from './price-rule-text';
import { PriceStepper } from './price-stepper';
import { QuickSteps } from './quick-steps';
import { useBid } from '../bids.api';
import { useBidDraft } from './use-bid-draft';
import { usePlacedToast } from './use-placed-toast';
import classes from '../panel.module.css';

const BidDetailsDialog = lazy(() =>
  import('./bid-details.dialog').then((part) => ({ default: part.BidDetailsDialog })),
);
const FarBelowDialog = lazy(() => import('./far-below.dialog').then((part) => ({ default: part.FarBelowDialog })));

interface BidFormProps {
  load: CarrierLoad;
  onPlaced: () => void;
}

export function BidForm({ load, onPlaced }: BidFormProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [areDetailsOpen, details] = useDisclosure();
  const draft = useBidDraft(load);
  const bid = useBid(load.id);
  const showPlacedToast = usePlacedToast();
  const labelId = useId();
  const ruleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { payment, terms } = load;
  // On another basis the best price of the whole trip would be mistaken for a rate.
  const best = terms.basis === 'trip' ? load.best_price : null;
  const priceText = draft.price === null ? '' : money({ amount: draft.price, currency: payment.currency });

  const place = (confirm = false) => {
    const body = draft.body();
    if (!body || bid.isPending) return;
    // The page shows the new standing first, which may unmount this form.
    bid.mutateAsync(confirm ? { ...body, confirm } : body).then(
      (placed) => {
        draft.reset();
        onPlaced();
        showPlacedToast(placed);
      },
      // The form shows the error.
      () => undefined,
    );
  };
  const isFarBelow = bid.error instanceof ApiError && bid.error.code === 'bid.far-below';

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.problem) place();
      }}
    >
      <div className={classes.formHead}>
        <span id={labelId}>{draft.priceLabel}</span>
        {best && (
          <span>
            {t('price.best')} <strong>{money(best)}</strong>
          </span>
        )}
      </div>
      <PriceStepper draft={draft} labelId={labelId} ruleId={ruleId} />
      <QuickSteps draft={draft} />
      <PriceRuleText id={ruleId} load={load} draft={draft} />
      {draft.problem && draft.price !== null && !draft.isTooHigh && <p className={classes.error}>{draft.problem}</p>}
      {bid.error && !isFarBelow && (
        <p className={classes.error} role="alert">
          {bidErrorText(bid.error, load)}
        </p>
      )}
      <ReasonButton
        size="xl"
        variant="filled"
        fullWidth
        className={classes.submit}
        loading={bid.isPending}
        reason={draft.problem}
        onClick={() => place()}
      >
        {priceText ? t('bid.place', { price: priceText }) : t('bid.place_empty')}
      </ReasonButton>
      <Button
        variant="subtle"
        color="gray"
        fullWidth
        className={classes.terms}
        rightSection={<IconChevronRight size={16} aria-hidden />}
        onClick={details.open}
      >
        {draft.termsText}
      </Button>
      <Suspense>
        {areDetailsOpen && <BidDetailsDialog load={load} draft={draft} onClose={details.close} />}
        {isFarBelow && (
          <FarBelowDialog
            price={priceText}
            onClose={() => {
              bid.reset();
              // After a cancellation the user wants to type another price.
              form.current?.querySelector('input')?.focus();
            }}
            onConfirm={() => place(true)}
            isPending={bid.isPending}
          />
        )}
      </Suspense>
    </form>
  );
}
