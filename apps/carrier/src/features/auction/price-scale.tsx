import type { CarrierLoad } from '@tenderlane/contract';
import { comparablePrice } from '@tenderlane/domain/terms';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import classes from './scale.module.css';
import detailsClasses from './details.module.css';

/** Comparable prices in minor units; null if the mode hides the best price. */
function pricesOf({ status_id: status, terms, payment, best_price: best, own_bid: bid, option }: CarrierLoad) {
  if (status !== 'ongoing' || !best) return null;
  const { vat_mode: vatMode, days_to_pay: daysToPay } = payment;
  const whole = { quantityMilli: terms.quantity_milli, vatRateBp: terms.vat_rate_bp, costOfMoneyBp: 0, daysToPay };
  // The starting rate uses the tender's own days to pay, so the cost of money does not matter.
  const starting =
    terms.starting_rate && comparablePrice({ amount: terms.starting_rate.amount, vatMode, daysToPay }, whole);
  // Bids that are withdrawn or need to be confirmed again are not shown.
  const own = option.state === 'active' ? (bid?.comparable.amount ?? null) : null;
  const highest = starting ?? own;
  return highest !== null && highest > best.amount ? { starting, own, best: best.amount, highest } : null;
}

export function PriceScale({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const prices = pricesOf(load);
  if (!prices) return null;
  const { starting, own, best, highest } = prices;
  const text = (amount: number) => money({ amount, currency: load.payment.currency });
  const isLeading = own === best;
  const ownPercent = own === null ? 0 : Math.min(100, (100 * (highest - own)) / (highest - best));
  const label = [
    starting !== null && t('scale.starting', { price: text(starting) }),
    own !== null && t('scale.you', { price: text(own) }),
    t('scale.best', { price: text(best) }),
  ];
  // Bids in another VAT mode or basis are shown at their comparable price.
  const isConverted = load.terms.basis !== 'trip' || (own !== null && own !== load.own_bid?.price.amount);
  return (
    <figure className={classes.scale}>
      <div role="img" aria-label={label.filter(Boolean).join(', ')}>
        <div className={classes.scaleOwn}>
          {own !== null && (
            <span style={{ marginLeft: `${ownPercent}%`, transform: `translateX(-${ownPercent}%)` }}>
              {t(isLeading ? 'scale.you_lead' : 'scale.you', { price: text(own) })}
            </span>
          )}
        </div>
        <div className={classes.scaleLine}>
          {own !== null && <span className={classes.scaleGap} style={{ left: `${ownPercent}%` }} />}
          <span className={classes.scaleStart} />
          <span className={classes.scaleBest} />
          {own !== null && !isLeading && <span className={classes.scaleDot} style={{ left: `${ownPercent}%` }} />}
        </div>
        <div className={classes.scaleEnds}>
          <span>{starting !== null && t('scale.starting', { price: text(starting) })}</span>
          <span className={classes.scaleBestText}>{t('scale.best', { price: text(best) })}</span>
        </div>
      </div>
      {isConverted && <figcaption className={detailsClasses.note}>{t('scale.comparable')}</figcaption>}
    </figure>
  );
}
