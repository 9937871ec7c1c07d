import { Button } from '@mantine/core';
import { money } from '../../../lib/formats';
import type { BidDraft } from './use-bid-draft';
import classes from '../panel.module.css';

const STEPS = [1, 2, 5] as const;

export function QuickSteps({ draft }: { draft: BidDraft }) {
  const { price, step, currency } = draft;
  return (
    <div className={classes.quickSteps}>
      {STEPS.map((times) => (
        <Button
          key={times}
          size="lg"
          px={4}
          disabled={price === null || price <= step * times}
          onClick={() => draft.setPrice((price ?? 0) - step * times)}
        >
          {money({ amount: -step * times, currency })}
        </Button>
      ))}
    </div>
  );
}
