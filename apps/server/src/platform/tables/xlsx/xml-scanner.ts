import { lookUp } from '@tenderlane/domain/values';
export interface XmlHandler {
  open?(name: string, attributes: string, isClosed: boolean): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** A longer token cannot belong to a table. */
const TOKEN_CHARS = 1_000_000;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export class XmlTooLong extends Error {}
export class XmlBroken extends Error {}

/**
 * Parses XML as a stream, with at most one tag or text in memory. Entities declared by the document are unknown, so
 * none can expand.
 */
export class XmlScanner {
  private rest = '';
  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  write(part: string): void {
    const all = this.rest + part;
    let from = 0;
    for (;;) {
      const end = this.readNext(all, from);
      if (end < 0) break;
      from = end;
    }
    this.rest = all.slice(from);
    if (this.rest.length > TOKEN_CHARS) throw new XmlTooLong();
  }

  end(): void {
    if (this.rest.trim() !== '') throw new XmlBroken();
  }

  /** Reads one tag or text; returns its end, or -1 when the end has not arrived yet. */
  private readNext(all: string, from: number): number {
    if (from >= all.length) return -1;
    if (all[from] !== '<') {
      const end = all.indexOf('<', from);
      if (end < 0) return -1;
      this.handler.text?.(decodeEntities(all.slice(from, end)));
      return end;
    }
    if (all.startsWith('<!--', from)) return after(all, '-->', from + 4);
    if (all.startsWith('<![CDATA[', from)) {
      const end = all.indexOf(']]>', from);
      if (end < 0) return -1;
      this.handler.text?.(all.slice(from + 9, end));
      return end + 3;
    }
    if (all.startsWith('<?', from)) return after(all, '?>', from + 2);
    // The beginning of a comment may still be incomplete.
    if (all.length - from < 9 && '<![CDATA['.startsWith(all.slice(from, from + 9))) return -1;
    const end = all.indexOf('>', from);
    if (end < 0) return -1;
    this.readTag(all.slice(from + 1, end));
    return end + 1;
  }

  private readTag(tag: string): void {
    if (tag.startsWith('!')) throw new XmlBroken();
    if (tag.startsWith('/')) return this.handler.close?.(localName(tag.slice(1).trim()));
    const isClosed = tag.endsWith('/');
    const inner = isClosed ? tag.slice(0, -1) : tag;
    const blank = inner.search(/\s/);
    const name = localName(blank < 0 ? inner : inner.slice(0, blank));
    this.handler.open?.(name, blank < 0 ? '' : inner.slice(blank), isClosed);
    if (isClosed) this.handler.close?.(name);
  }
}

function after(all: string, mark: string, from: number): number {
  const end = all.indexOf(mark, from);
  return end < 0 ? -1 : end + mark.length;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const patterns = new Map<string, RegExp>();

export function attribute(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decodeEntities(value);
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[0-9a-f]+|\w+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return lookUp<string>(NAMED, name) ?? all;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
