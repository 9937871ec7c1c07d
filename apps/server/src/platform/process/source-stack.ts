import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, relative } from 'node:path';

const maps = new Map<string, SourceMap | undefined>();

const PLACE = /(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g;

/**
 * Maps a stack to the sources. Node would read all source maps at every start, a third of its time and 25 MB; here one
 * is read when the first error needs it.
 */
export function withSources(stack: string): string {
  return stack.replaceAll(PLACE, (place, path: string, line: string, column: string) => {
    const entry = mapOf(path)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = join(dirname(path), entry.originalSource);
    return `${relative(process.cwd(), source)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(path: string): SourceMap | undefined {
  if (!maps.has(path)) maps.set(path, readMap(path));
  return maps.get(path);
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
