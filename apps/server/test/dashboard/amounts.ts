import fc from 'fast-check';

export interface Priced {
  currency: string;
  amount: number;
}

export const OWN_CURRENCY = 'PLN';
const UNITS: Record<string, number> = { PLN: 100, EUR: 100, UAH: 100, ISK: 1 };

export const currency = fc.constantFrom(...Object.keys(UNITS));

export const rates = fc.record(
  Object.fromEntries(
    Object.keys(UNITS)
      .filter((code) => code !== OWN_CURRENCY)
      .map((code) => [code, fc.integer({ min: 1, max: 999 })]),
  ),
  { requiredKeys: [] },
);
export type Rates = Readonly<Record<string, number | undefined>>;

export const reportRates = (given: Rates): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([code, rate]) => (rate === undefined ? [] : [[code, (rate / 100).toFixed(2)]])),
  );

const round = (value: number) => Math.sign(value) * Math.round(Math.abs(value)) + 0;

export const share = (part: number, whole: number) => (whole > 0 ? round((10_000 * part) / whole) : null);

export function naiveSums(amounts: readonly Priced[], given: Rates) {
  const sums = new Map<string, number>();
  for (const { currency: code, amount } of amounts) sums.set(code, (sums.get(code) ?? 0) + amount);
  let total = 0;
  const others: Priced[] = [];
  for (const [code, amount] of [...sums].toSorted()) {
    const rate = code === OWN_CURRENCY ? 100 : given[code];
    if (rate === undefined) others.push({ amount, currency: code });
    else total += round((amount * rate) / UNITS[code]!);
  }
  return { total: { amount: total, currency: OWN_CURRENCY }, others };
}
