import { storedValue } from '@tenderlane/web/core/local-store';
import { useState } from 'react';

export interface VisitorBid {
  /** Null while the price is the initial one. */
  amount: number | null;
  login: string | null;
}

const place = storedValue('tenderlane.carrier.link-ask');
const NOTHING: VisitorBid = { amount: null, login: null };

/** Ignores invalid values and those of another link or an older release. */
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

/** Keeps the price during the sign-in, a reload or a language change, also in a tab opened by the code's message. */
export function useVisitorBid(code: string) {
  const [kept, setKept] = useState(() => readVisitorBid(place.read(), code));
  const keep = (next: VisitorBid) => {
    place.write(JSON.stringify({ code, ...next }));
    setKept(next);
  };
  return { kept, keep, forget: () => place.write(null) };
}
export type VisitorBidStore = ReturnType<typeof useVisitorBid>;
