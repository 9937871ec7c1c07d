import { lookUp } from '@tenderlane/domain/values';

/** Messages by field: under the full key `waypoints.3.window.to` and under its first part `waypoints`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ErrorParts {
  status?: number | undefined;
  data?: unknown;
  retryAfterS?: number | undefined;
  cause?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withCollapsedKeys(errors: unknown): FieldErrors {
  const all = new Map<string, string[]>();
  if (!isRecord(errors)) return {};
  for (const [key, value] of Object.entries(errors)) {
    const messages = (Array.isArray(value) ? value : [value]).map(String);
    for (const name of new Set([key, key.split('.')[0] ?? key])) {
      all.set(name, [...(all.get(name) ?? []), ...messages]);
    }
  }
  return Object.fromEntries(all);
}

export class ApiError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly isNetwork: boolean;

  constructor({ status, data, retryAfterS, cause }: ErrorParts) {
    const body = isRecord(data) ? data : {};
    super(typeof body['message'] === 'string' ? body['message'] : 'Network Error', { cause });
    this.name = 'ApiError';
    this.status = status ?? 500;
    this.data = data;
    this.isNetwork = status === undefined;
    this.code = typeof body['code'] === 'string' ? body['code'] : this.isNetwork ? 'network' : 'server.failure';
    this.params = isRecord(body['params']) ? body['params'] : {};
    this.errors = withCollapsedKeys(body['errors']);
    this.requestId = typeof body['request_id'] === 'string' ? body['request_id'] : undefined;
    this.retryAfterS = retryAfterS;
  }

  get isFailure(): boolean {
    return this.status >= 500 && this.code === 'server.failure';
  }

  get formError(): string {
    return this.message;
  }

  hasError(field: string): boolean {
    return Object.hasOwn(this.errors, field);
  }

  fieldError(field: string): string | undefined {
    return lookUp(this.errors, field)?.[0];
  }

  /** Company of the user's other brand that owns the record, if the server names it. */
  get companyId(): number | undefined {
    const id = isRecord(this.data) ? this.data['company_id'] : undefined;
    return typeof id === 'number' ? id : undefined;
  }

  get companyName(): string | undefined {
    const name = isRecord(this.data) ? this.data['company_name'] : undefined;
    return typeof name === 'string' ? name : undefined;
  }
}
