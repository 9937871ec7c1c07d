import { AppError } from '../../errors';
import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { brokenTable, cellTooLarge } from '../refuse-table';
import { textCollector } from './shared-strings';
import { attribute, XmlBroken, XmlScanner, XmlTooLong } from './xml-scanner';

export interface RawCell {
  type: string;
  style: number;
  value: string;
}

export interface RawRow {
  line: number;
  cells: (RawCell | undefined)[];
}

export async function* readSheetRows(parts: AsyncIterable<string>): AsyncGenerator<RawRow[]> {
  const reader = new SheetReader();
  try {
    for await (const part of parts) {
      reader.scanner.write(part);
      const rows = reader.takeRows();
      if (rows.length > 0) yield rows;
    }
    reader.scanner.end();
  } catch (error) {
    if (error instanceof XmlTooLong) throw cellTooLarge(reader.line);
    if (error instanceof XmlBroken) throw brokenTable(reader.line);
    throw error;
  }
}

class SheetReader {
  line = 0;
  readonly scanner: XmlScanner;
  private rows: RawRow[] = [];
  private row: RawRow | undefined;
  private cell: RawCell | undefined;
  private place = -1;
  private isValue = false;
  private readonly inline = textCollector();

  constructor() {
    this.scanner = new XmlScanner({
      open: (name, attributes, isClosed) => this.open(name, attributes, isClosed),
      close: (name) => this.close(name),
      text: (text) => this.text(text),
    });
  }

  takeRows(): RawRow[] {
    const rows = this.rows;
    this.rows = [];
    return rows;
  }

  private open(name: string, attributes: string, isClosed: boolean): void {
    if (name === 'row') {
      this.line = Number(attribute(attributes, 'r')) || this.line + 1;
      this.row = { line: this.line, cells: [] };
      this.place = -1;
    } else if (name === 'c') {
      this.place = columnOf(attribute(attributes, 'r')) ?? this.place + 1;
      if (this.place >= IMPORT_LIMITS.columns) {
        throw new AppError('import.too-many-columns', { params: { limit: IMPORT_LIMITS.columns, line: this.line } });
      }
      this.cell = {
        type: attribute(attributes, 't') ?? 'n',
        style: Number(attribute(attributes, 's') ?? 0),
        value: '',
      };
    } else if (name === 'v') this.isValue = !isClosed;
    else if (this.cell) this.inline.handler.open(name, attributes, isClosed);
  }

  private text(text: string): void {
    if (this.isValue && this.cell) {
      // One letter more tells that the cell is too large.
      if (this.cell.value.length <= IMPORT_LIMITS.cellChars) this.cell.value += text;
    } else if (this.cell) this.inline.handler.text(text);
  }

  private close(name: string): void {
    if (name === 'v') this.isValue = false;
    else if (name === 'row' && this.row) {
      this.rows.push(this.row);
      this.row = undefined;
    } else if (name === 'c' && this.cell) {
      if (this.cell.type === 'inlineStr') this.cell.value = this.inline.take();
      else this.inline.take();
      if (this.row && this.cell.value !== '') this.row.cells[this.place] = this.cell;
      this.cell = undefined;
    } else if (this.cell) this.inline.handler.close(name);
  }
}

/** `C5` is in column 2, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^\$?([A-Z]{1,4})\$?\d+$/i.exec(reference ?? '')?.[1];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
