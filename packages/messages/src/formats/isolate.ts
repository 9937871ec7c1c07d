const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const ISOLATED = /\u2068[^\u2066-\u2069]*\u2069/g;
const WRITTEN_FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Isolates a text typed by people for use in a sentence: right-to-left letters then do not reorder the numbers beside
 * it. Other texts stay unchanged.
 */
export function isolate(text: string): string {
  const marked = text.replace(CONTROLS, '');
  // Parts that were isolated before stay isolated in a longer text.
  const rest = marked.replace(ISOLATED, '');
  const isWhole = rest.search(ISOLATES) === -1;
  const plain = isWhole ? marked : marked.replace(ISOLATES, '');
  return WRITTEN_FROM_THE_RIGHT.test(isWhole ? rest : plain) ? FIRST_STRONG_ISOLATE + plain + POP_ISOLATE : plain;
}
