import { find } from 'linkifyjs';

export interface TextPart {
  text: string;
  href?: string;
}

const SAFE = /^(https?:\/\/|mailto:)/i;

/** Finds links in a text. Only web and mail addresses become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { start, end, value, href } of find(text, { defaultProtocol: 'https' })) {
    if (!SAFE.test(href)) continue;
    if (start > from) parts.push({ text: text.slice(from, start) });
    parts.push({ text: value, href });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
