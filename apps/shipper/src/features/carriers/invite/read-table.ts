import { decodeText } from './decode-text';

/** Further lines are ignored, because nobody would check a longer list before sending. */
const MOST_LINES = 20_000;

function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < line.length; place++) {
    const letter = line[place];
    if (letter === '"' && isQuoted && line[place + 1] === '"') {
      cell += '"';
      place++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const isLogin = (cell: string) => cell.includes('@') || /^\(?(?:\+|00)[\d\s().-]{7,}$/.test(cell);

/**
 * Converts a file into lines of `Name <login>`. The login is the cell that looks like one, the name is the first other
 * cell with letters. Lines without a login stay unchanged, so that they are reported.
 */
export function readTable(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const delimiter = [';', '\t', ','].find((sign) => lines[0]?.includes(sign)) ?? ';';
  return lines
    .slice(0, MOST_LINES)
    .filter((line, index) => index > 0 || cellsOf(line, delimiter).some(isLogin))
    .map((line) => {
      const cells = cellsOf(line, delimiter);
      const login = cells.find(isLogin);
      if (login === undefined) return cells.filter(Boolean).join(' ');
      const name = cells.find((cell) => cell !== login && /\p{L}{2}/u.test(cell) && !isLogin(cell)) ?? '';
      return name ? `"${name.replaceAll(/["<>\n]/g, ' ').trim()}" <${login}>` : login;
    })
    .join('\n');
}
