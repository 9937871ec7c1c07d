import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { AppError } from '../errors';

export const brokenTable = (line?: number) => new AppError('import.file-broken', { params: { line: line ?? 0 } });

export function refuseLarge(cells: readonly string[], line: number): void {
  if (cells.length > IMPORT_LIMITS.columns) {
    throw new AppError('import.too-many-columns', { params: { limit: IMPORT_LIMITS.columns, line } });
  }
  if (cells.some((cell) => cell.length > IMPORT_LIMITS.cellChars)) throw cellTooLarge(line);
}

export const cellTooLarge = (line: number) =>
  new AppError('import.cell-too-large', { params: { limit: IMPORT_LIMITS.cellChars, line } });
