/** Parts of a request that call one endpoint as a program would. */
export interface ExampleRequest {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Makes a request about records that exist; the caller has made them before. */
export type Example<Records> = (records: Records) => ExampleRequest;

/** Examples by call; `Records` are the ids of the records that they are about. */
export type Examples<Records> = Readonly<Record<string, Example<Records>>>;
