import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'data',
  'backups',
  'test-results',
  'playwright-report',
  'coverage',
]);

export function listSources(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      const isHidden = entry.name.startsWith('.') && entry.name !== '.ci';
      if (NOT_SOURCES.has(entry.name) || (isHidden && entry.isDirectory())) return [];
      if (entry.isDirectory()) return listSources(path, isWanted);
      return isWanted(path) ? [path] : [];
    })
    .sort();
}

export const readSource = (path: string) => readFileSync(join(ROOT, path), 'utf8');

export const isTypeScript = (path: string) => /\.tsx?$/.test(path);
export const isTest = (path: string) => /\.test\.tsx?$|\.story\.ts$|^apps\/server\/test\/|^tests\//.test(path);
