import { stored } from '@tenderlane/web/core/local-store';
import { useState } from 'react';

/** What was typed on the page of a public link, until the bid stands. */
export interface KeptAsk {
  /** Nothing while the price is the one the page began with. */
  amount: number | null;
  /** Where a code was sent for it. */
  login: string | null;
}

const place = stored('tenderlane.carrier.link-ask');
const NOTHING: KeptAsk = { amount: null, login: null };

/** What another link kept, an older release wrote or a hand changed is nothing. */
export function readAsk(text: string | null, code: string): KeptAsk {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptAsk & { code: string }> | null;
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
export function useKeptAsk(code: string) {
  const [kept, setKept] = useState(() => readAsk(place.read(), code));
  const keep = (next: KeptAsk) => {
    place.write(JSON.stringify({ code, ...next }));
    setKept(next);
  };
  return { kept, keep, forget: () => place.write(null) };
}
export type AskKeeper = ReturnType<typeof useKeptAsk>;
