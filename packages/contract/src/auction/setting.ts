import { z } from 'zod';
import { DEFAULT_TERMS, encodeDefaults } from '@tenderlane/domain/terms';
import { basisPoints } from '../core/fields';
import { defineSection } from '../core/setting';
import { auctionDefaults } from '../terms/schemas';

const WHOLE_BP = 10_000;

export const auctionSetting = defineSection({
  fields: {
    auction: auctionDefaults,
    days_to_pay: z.number().int().min(0).max(365),
    cost_of_money_bp: basisPoints(10_000),
  },
  defaults: {
    auction: encodeDefaults(DEFAULT_TERMS),
    days_to_pay: DEFAULT_TERMS.daysToPay,
    cost_of_money_bp: DEFAULT_TERMS.costOfMoneyBp,
  },
  check({ auction }) {
    if (!auction?.weights) return null;
    const { price, on_time, acceptance, cancel } = auction.weights;
    if (price + on_time + acceptance + cancel === WHOLE_BP) return null;
    return { code: 'input.invalid', fields: { 'auction.weights': [{ code: 'weights-not-whole' }] } };
  },
});
