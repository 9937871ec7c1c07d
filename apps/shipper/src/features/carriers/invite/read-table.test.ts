import { describe, expect, it } from 'vitest';
import { parseRecipients } from './parse-recipients';
import { readTable } from './read-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** "Karpat" in Cyrillic, encoded as windows-1251. */
const CP1251 = new Uint8Array([0xca, 0xe0, 0xf0, 0xef, 0xe0, 0xf2, 0x3b, 0x61, 0x40, 0x62, 0x2e, 0x75, 0x61]);

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    bytes.set([code & 255, code >> 8], 2 + place * 2);
  }
  return bytes;
}

describe('a file of carriers', () => {
  it.each<[string, Uint8Array, string | null]>([
    ['with a heading and semicolons', utf8('Name;E-mail\r\nKarpat;a@b.ua\r\n'), '"Karpat" <a@b.ua>'],
    ['with commas and quotes', utf8('name,mail\n"Karpat, LLC",a@b.ua'), '"Karpat, LLC" <a@b.ua>'],
    ['with tabs and no heading', utf8('a@b.ua\tKarpat\n'), '"Karpat" <a@b.ua>'],
    ['with a mark at its beginning', utf8('\ufeffKarpat;a@b.ua'), '"Karpat" <a@b.ua>'],
    ['with phones', utf8('Karpat;+380 67 123 45 67'), '"Karpat" <+380 67 123 45 67>'],
    ['of logins alone', utf8('a@b.ua\nc@d.ua'), 'a@b.ua\nc@d.ua'],
    ['in windows-1251', CP1251, '"Карпат" <a@b.ua>'],
    ['in UTF-16', utf16('Карпат;a@b.ua'), '"Карпат" <a@b.ua>'],
    ['with a line without a login', utf8('Karpat;a@b.ua\nWisła;none'), '"Karpat" <a@b.ua>\nWisła none'],
    ['that is a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), null],
    ['that is empty', utf8(''), ''],
  ])('a file of carriers %s is read as expected', (_name, bytes, expected) => {
    expect(readTable(bytes)).toBe(expected);
  });

  it('broken lines of a file are reported and not invited', () => {
    const rows = [
      'Name;E-mail',
      ...Array.from({ length: 30 }, (_, n) => `Carrier ${n};${n < 5 ? 'broken' : `c${n}@example.com`}`),
    ];
    const { recipients, unreadable } = parseRecipients(readTable(utf8(rows.join('\n'))) ?? '');
    expect(recipients).toHaveLength(25);
    expect(recipients[0]).toMatchObject({ login: 'c5@example.com', name: 'Carrier 5' });
    expect(unreadable).toHaveLength(5);
  });
});
