import { storedValue } from '@tenderlane/web/core/local-store';
import { useState } from 'react';

/** What was typed on the page of a public link, until the bid stands. */
export interface VisitorBid {
  /** Nothing while the price is the one the page began with. */
  amount: number | null;
  /** Where a code was sent for it. */
  login: string | null;
}

const place = storedValue('tenderlane.carrier.link-ask');
const NOTHING: VisitorBid = { amount: null, login: null };

/** Anything else, such as what another link or an older release kept, counts as nothing. */
export function readVisitorBid(text: string | null, code: string): VisitorBid {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<VisitorBid & { code: string }> | null;
    if (kept?.code !== code) return NOTHING;
    return {
      amount: Number.isSafeInteger(kept.amount) ? (kept.amount ?? null) : null,
      login: typeof kept.login === 'string' ? kept.login : null,
    };
  } catch {
    return NOTHING;
  }
}

/** Keeps the price through the code, a reload and another language, also in the tab that the link of the code’s message opens. */
export function useVisitorBid(code: string) {
  const [kept, setKept] = useState(() => readVisitorBid(place.read(), code));
  const keep = (next: VisitorBid) => {
    place.write(JSON.stringify({ code, ...next }));
    setKept(next);
  };
  return { kept, keep, forget: () => place.write(null) };
}
export type VisitorBidStore = ReturnType<typeof useVisitorBid>;
