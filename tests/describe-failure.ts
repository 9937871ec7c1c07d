import { stripVTControlCharacters } from 'node:util';

const LINES = 12;

/** The test's name, then the first lines of its error and its place, so that the end of the output tells the reason. */
export function describeFailure(name: string, error?: { message?: string; stack?: string }): string {
  const message = stripVTControlCharacters(error?.message ?? '').split('\n');
  const place = error?.stack?.split('\n').find((line) => /\/tests\/|\.test\.tsx?/.test(line));
  return [name, ...[...message.filter((line) => line.trim()).slice(0, LINES), place ?? ''].filter(Boolean)]
    .map((line) => line.trimEnd())
    .join('\n  ');
}
