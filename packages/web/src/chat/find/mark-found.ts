const BEFORE = 24;

/** Marks the search text; the result starts shortly before the first match. */
export function markFound(text: string, search: string): { text: string; isFound: boolean }[] {
  const lower = text.toLocaleLowerCase();
  const wanted = search.toLocaleLowerCase();
  const first = lower.indexOf(wanted);
  // Lower case may be longer than the original; then mark nothing rather than the wrong place.
  if (wanted === '' || first < 0 || lower.length !== text.length) return [{ text, isFound: false }];
  const parts: { text: string; isFound: boolean }[] = [];
  let from = Math.max(0, first - BEFORE);
  if (from > 0) parts.push({ text: '…', isFound: false });
  for (let at = first; at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isFound: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false });
  return parts;
}
