import type { Terms, Weights } from './terms';

const COMMON = {
  mode: 'mode',
  winner: 'winner',
  winner_rule: 'winnerRule',
  weights: 'weights',
  guardrail_bp: 'guardrailBp',
  basis: 'basis',
  vat_rate_bp: 'vatRateBp',
  duration_minutes: 'durationMinutes',
  bid_step: 'step',
  extra_minutes: 'extraMinutes',
  max_extra_minutes: 'maxExtraMinutes',
  confirm_minutes: 'confirmMinutes',
  decision_minutes: 'decisionMinutes',
  republish_if_failed: 'republishIfFailed',
  raise_percent_bp: 'raisePercentBp',
} as const satisfies Record<string, keyof Terms>;

const RATES = {
  starting_rate: 'startingRate',
  target_rate: 'targetRate',
  book_now_price: 'bookNowPrice',
} as const satisfies Record<string, keyof Terms>;

export const TERM_NAMES = { ...COMMON, ...RATES } as const;

interface WrittenWeights {
  price: number;
  on_time: number;
  acceptance: number;
  cancel: number;
}
interface WrittenRate {
  amount: number;
  currency: string;
}

export type WrittenDefaults = {
  [Name in keyof typeof COMMON]: Name extends 'weights' ? WrittenWeights : Terms[(typeof COMMON)[Name]];
};
type WrittenRates = { [Name in keyof typeof RATES]: WrittenRate | null };
export type WrittenTerms = WrittenDefaults & WrittenRates;
type SentTerms = { [Name in keyof WrittenTerms]?: WrittenTerms[Name] | null | undefined };

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
const COMMON_NAMES = namesOf(COMMON);
const RATE_NAMES = namesOf(RATES);

const encodeWeights = ({ priceBp, onTimeBp, acceptanceBp, cancelBp }: Weights): WrittenWeights => ({
  price: priceBp,
  on_time: onTimeBp,
  acceptance: acceptanceBp,
  cancel: cancelBp,
});
const decodeWeights = ({ price, on_time, acceptance, cancel }: WrittenWeights): Weights => ({
  priceBp: price,
  onTimeBp: on_time,
  acceptanceBp: acceptance,
  cancelBp: cancel,
});

export function encodeDefaults(terms: Pick<Terms, (typeof COMMON)[keyof typeof COMMON]>): WrittenDefaults {
  const written = Object.fromEntries(COMMON_NAMES.map((name) => [name, terms[COMMON[name]]]));
  return { ...(written as unknown as WrittenDefaults), weights: encodeWeights(terms.weights) };
}

export function encodeRates(terms: Terms): WrittenRates {
  const rateOf = (amount: number | null) => (amount === null ? null : { amount, currency: terms.currency });
  return {
    starting_rate: rateOf(terms.startingRate),
    target_rate: rateOf(terms.targetRate),
    book_now_price: rateOf(terms.bookNowPrice),
  };
}

export const encodeTerms = (terms: Terms): WrittenTerms => ({ ...encodeDefaults(terms), ...encodeRates(terms) });

/**
 * Merges sent terms: a null rate is removed, any other null leaves the term unchanged. Amounts are in the tender's
 * currency, which the caller has checked.
 */
export function decodeTerms(terms: Terms, sent: SentTerms): Terms {
  const { weights } = sent;
  const common = COMMON_NAMES.map((name) => [COMMON[name], sent[name] ?? terms[COMMON[name]]]);
  const rates = RATE_NAMES.map((name) => {
    const rate = sent[name];
    return [RATES[name], rate === undefined ? terms[RATES[name]] : (rate?.amount ?? null)];
  });
  return {
    ...terms,
    ...(Object.fromEntries([...common, ...rates]) as Partial<Terms>),
    weights: weights ? decodeWeights(weights) : terms.weights,
  };
}
