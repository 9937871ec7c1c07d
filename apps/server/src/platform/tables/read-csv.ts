import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import type { CsvFormat } from './detect-table';
import { brokenTable, cellTooLarge, refuseLarge } from './refuse-table';
import type { TableRow } from './table-row';

const PART = 200;
const LINE_CHARS = 1_000_000;

interface Parsed {
  info: Info;
  record: string[];
}

export async function* readCsv(path: string, format: CsvFormat, limit = Infinity): AsyncGenerator<TableRow[]> {
  const parser = parse({
    delimiter: format.delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LINE_CHARS,
    ...(format.namesDelimiter && { from_line: 2 }),
  });
  // Its error ends the loop below, which tells it.
  pipeline(
    createReadStream(path),
    (bytes: AsyncIterable<Buffer>) => decode(bytes, format),
    parser,
    () => undefined,
  );
  let part: TableRow[] = [];
  let read = 0;
  let lastLine = format.namesDelimiter ? 1 : 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      const line = lastLine + 1;
      lastLine = Math.max(info.lines, line);
      if (isEmpty(record)) continue;
      refuseLarge(record, line);
      part.push({ line, cells: record.map((cell) => cell.trim()) });
      if (++read >= limit) break;
      if (part.length === PART) {
        yield part;
        part = [];
      }
    }
  } catch (error) {
    throw toRefusal(error, lastLine + 1);
  } finally {
    parser.destroy();
  }
  if (part.length > 0) yield part;
}

/** Decodes the file and normalises line ends: cells with line breaks would otherwise count double. */
async function* decode(bytes: AsyncIterable<Buffer>, { encoding }: CsvFormat): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for await (const part of bytes) {
    const text = rest + decoder.decode(part, { stream: true });
    rest = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - rest.length).replaceAll('\r\n', '\n');
  }
  yield rest + decoder.decode();
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function toRefusal(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return error.code === 'CSV_MAX_RECORD_SIZE' ? cellTooLarge(line) : brokenTable(line);
}
