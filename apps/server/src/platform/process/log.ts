import { pino, type DestinationStream, type Logger } from 'pino';
import { withSources } from './source-stack';

const REDACT = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.token',
  '*.code',
  '*.login',
  '*.email',
  '*.phone',
];

/** E-mail addresses and phone numbers: outside services repeat them in their errors. */
const LOGIN = /[\w.%+-]+@[\w-]+(\.[\w-]+)+|\+\d{7,15}\b/g;

/** Database errors repeat whole rows in their details; only fields that identify the fault are logged. */
function describeError(error: Error & { code?: string; constraint?: string }) {
  const { name, message, stack, code, constraint } = error;
  return { name, message, stack: stack && withSources(stack), fault: code, constraint };
}

export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: REDACT,
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => line.replaceAll(LOGIN, '…') },
  };
  return to ? pino(options, to) : pino(options);
}
