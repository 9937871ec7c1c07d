/** A start that cannot succeed for a reason a person can mend. The message is one line; a stack would only hide it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The line of a program's output that says why it gave up: the first error, else the last line. */
export function errorLineOf(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.find((each) => /FATAL|PANIC|error:/.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC|LOG|error):\s*/, '');
}
