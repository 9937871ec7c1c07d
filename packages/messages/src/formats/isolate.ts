const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e]/g;
const ISOLATES = /[\u2066-\u2069]/g;
const ISOLATED = /\u2068[^\u2066-\u2069]*\u2069/g;
const WRITTEN_FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text that people typed, fit to stand inside a sentence: letters written from the right order only themselves and not
 * the numbers beside them. A text without such letters stays as it is.
 */
export function isolate(text: string): string {
  const marked = text.replace(CONTROLS, '');
  // What was isolated before, when a longer text was put together, stays so.
  const rest = marked.replace(ISOLATED, '');
  const isWhole = rest.search(ISOLATES) === -1;
  const plain = isWhole ? marked : marked.replace(ISOLATES, '');
  return WRITTEN_FROM_THE_RIGHT.test(isWhole ? rest : plain) ? FIRST_STRONG_ISOLATE + plain + POP_ISOLATE : plain;
}
