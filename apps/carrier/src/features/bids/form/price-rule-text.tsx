import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money, number, percentBp } from '../../../lib/formats';
import { ruleOf } from './price-limit';
import type { BidDraft } from './use-bid-draft';
import classes from '../panel.module.css';

interface PriceRuleTextProps {
  id: string;
  load: CarrierLoad;
  draft: BidDraft;
}

export function PriceRuleText({ id, load, draft }: PriceRuleTextProps) {
  const { t } = useTranslation('carrierApp');
  const { currency, limit, price, details } = draft;
  const { bid_step: step, basis, quantity_milli: quantityMilli } = load.terms;
  const text = (amount: number) => money({ amount, currency });
  const rule = t(`rule.${ruleOf(load, limit)}`, {
    limit: text(limit ?? 0),
    step: step.kind === 'percent' ? percentBp(step.value) : text(step.value),
  });
  const whole = basis !== 'trip' && price !== null && Math.round((price * quantityMilli) / 1000);
  const parts = details.fuel !== null || details.extra !== null;
  return (
    <div id={id} className={classes.rule} data-broken={draft.isTooHigh || undefined}>
      {whole && (
        <p>
          {t(`basis.${basis}_times`, {
            count: quantityMilli / 1000,
            quantity: number(quantityMilli / 1000),
            total: text(whole),
          })}
        </p>
      )}
      <p>{rule}</p>
      {parts && <p>{t('bid.with_parts')}</p>}
    </div>
  );
}
