import { parse } from 'csv-parse/sync';

const DELIMITERS = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const LINES = 30;
const NAMED = /^sep=(.)\r?\n/i;

const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((known) => known === text);

interface Found {
  delimiter: Delimiter;
  namesDelimiter: boolean;
}

/** The delimiter: the one that the file names, else the one that gives most lines the same number of columns. */
export function detectDelimiter(text: string): Found {
  const named = NAMED.exec(text)?.[1];
  if (isDelimiter(named)) return { delimiter: named, namesDelimiter: true };
  const end = text.lastIndexOf('\n');
  const whole = end > 0 ? text.slice(0, end) : text;
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: scoreOf(whole, delimiter) }));
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  return { delimiter: best.delimiter, namesDelimiter: false };
}

function scoreOf(text: string, delimiter: Delimiter): number {
  let rows: string[][] = [];
  try {
    rows = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: LINES,
    });
  } catch {
    // A quote that is not closed is told when the file is read.
    rows = text.split(/\r?\n/, LINES).map((line) => line.split(delimiter));
  }
  const [headings = [], ...lines] = rows;
  if (headings.length < 2) return 0;
  const alike = lines.filter((cells) => cells.length === headings.length).length;
  return headings.length * ((alike + 1) / (lines.length + 1));
}
