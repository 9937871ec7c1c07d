export interface ExampleRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export type Example<Records> = (records: Records) => ExampleRequest;

export type Examples<Records> = Readonly<Record<string, Example<Records>>>;
