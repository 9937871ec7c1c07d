import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { money } from '../../../lib/formats';
import type { BidDraft } from './use-bid-draft';
import classes from '../panel.module.css';

interface PriceStepperProps {
  draft: BidDraft;
  labelId: string;
  ruleId: string;
}

export function PriceStepper({ draft, labelId, ruleId }: PriceStepperProps) {
  const { t } = useTranslation('carrierApp');
  const [typed, setTyped] = useState<string | null>(null);
  const { price, limit, step, currency, field } = draft;
  const byStep = money({ amount: step, currency });
  const isHighest = typeof limit === 'number' && price !== null && price >= limit;

  const move = (by: number) => {
    const moved = Math.max(1, (price ?? 0) + by);
    draft.setPrice(typeof limit === 'number' ? Math.min(limit, moved) : moved);
    draft.setTypingProblem(null);
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    const read = text.trim() === '' ? null : field.parse(text);
    if (read && 'problem' in read) return draft.setTypingProblem(read.problem);
    draft.setTypingProblem(null);
    draft.setPrice(read?.amount ?? null);
  };
  const restText = price === null ? '' : money({ amount: price, currency });

  return (
    <div className={classes.stepper} data-error={draft.isTooHigh || undefined}>
      <button
        type="button"
        aria-label={t('bid.lower_by', { amount: byStep })}
        disabled={price === null || price <= 1}
        onClick={() => move(-step)}
      >
        <IconMinus size={22} aria-hidden />
      </button>
      <input
        aria-labelledby={labelId}
        aria-describedby={ruleId}
        aria-invalid={draft.isTooHigh || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? restText}
        onFocus={(event) => {
          // Show the plain number before selecting it, so that typing replaces it.
          flushSync(() => setTyped(price === null ? '' : field.format(price)));
          event.currentTarget.select();
        }}
        onBlur={() => {
          // Invalid text stays beside its error.
          if (typed === null || typed.trim() === '' || !('problem' in field.parse(typed))) setTyped(null);
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move(event.key === 'ArrowUp' ? step : -step);
        }}
      />
      <button
        type="button"
        aria-label={t('bid.raise_by', { amount: byStep })}
        disabled={isHighest}
        onClick={() => move(step)}
      >
        <IconPlus size={22} aria-hidden />
      </button>
    </div>
  );
}
