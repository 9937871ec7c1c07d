/** A start that fails for a reason a person can fix. The message is one line; a stack would hide it. */
export class StartError extends Error {
  override name = 'StartError';
}

export function errorLineOf(output: string): string {
  const lines = output.trim().split('\n');
  const line = lines.find((each) => /FATAL|PANIC|error:/.test(each)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC|LOG|error):\s*/, '');
}
