export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code' | 'link';
  text: string;
  href?: string;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'rule' };

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** Other schemes can run programs, so their links stay plain text. */
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function toInline([whole, strong, em, code, label, address]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (em !== undefined) return { kind: 'em', text: em };
  if (code !== undefined) return { kind: 'code', text: code };
  if (label !== undefined && address !== undefined && SAFE_ADDRESS.test(address))
    return { kind: 'link', text: label, href: address };
  return { kind: 'text', text: label ?? whole };
}

export function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    pieces.push(toInline(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

const HEADING = /^(#{1,6}) +(\S.*)$/;
const ITEM = /^ {0,3}(?:[-*+]|(\d{1,3})[.)]) +(\S.*)$/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})$/;

/** Parses the Markdown subset of rules; HTML is shown as text. */
export function readMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', content: readInline(lines.join(' ')) });
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/).map((one) => one.trimEnd())) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading || RULE.test(line) || line === '') endParagraph();
    // The page already has a first-level heading.
    if (heading) blocks.push({ kind: 'heading', level: levelOf(heading[1]), content: readInline(heading[2] ?? '') });
    else if (RULE.test(line)) blocks.push({ kind: 'rule' });
    else if (item) {
      endParagraph();
      addItem(blocks, item[1] !== undefined, readInline(item[2] ?? ''));
    } else if (line !== '') lines.push(line.trim());
  }
  endParagraph();
  return blocks;
}

const levelOf = (marks = '#') => Math.min(Math.max(marks.length, 2), 4) as 2 | 3 | 4;

function addItem(blocks: Block[], isOrdered: boolean, item: Inline[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item);
  else blocks.push({ kind: 'list', isOrdered, items: [item] });
}
