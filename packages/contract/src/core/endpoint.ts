import { z } from 'zod';
import type { Right } from '@tenderlane/domain/core';
import type { CapacityKey } from '@tenderlane/domain/plans';
import type { ErrorCode } from './error-codes';
import { text } from './fields';
import type { FilterOf, ListDefinition, SortKeyOf } from './list';

/**
 * `person` is signed in; `brand` is signed in and acts for a company. A call with `link` is made by whoever holds a
 * link: its code is in the path, its secret in the body, or its token in the header. `driver` has the token of the phone
 * that opened a trip.
 */
export type Access = 'public' | 'link' | 'driver' | 'person' | 'brand';

export const needsSignIn = ({ access }: { access: Access }): boolean => access !== 'public' && access !== 'link';

/**
 * One call of an API base. The table key is `METHOD /path/{param}`; path parameters named `id` or `…_id` are record
 * ids, every other one is a string. `response` is the whole body; `null` answers 204.
 */
export interface Endpoint {
  summary: string;
  access: Access;
  right?: Right;
  capacity?: CapacityKey;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | null;
  status?: 200 | 201;
  /** The response is a file of this media type, without a schema. */
  file?: 'text/csv' | 'text/calendar' | 'application/octet-stream';
  /**
   * Responses with a secret are never stored for an Idempotency-Key and never compressed: their length would reveal it.
   */
  secret?: true;
  bodyBytes?: number;
  /** The body may also be form fields, because clients of other vendors send them. */
  form?: true;
  /** The body may also be a multipart form with this many files; its other fields are those of `body`. */
  multipart?: {
    readonly files: number;
    /** Limit per file when it differs from the installation's, and the error for a larger one. */
    readonly fileBytes?: number;
    readonly tooLarge?: ErrorCode;
  };
  /** Also allowed in a closed company; every other call is refused there. */
  whileClosed?: true;
}

export type EndpointTable = Record<string, Endpoint>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

export type PathParams<Key extends string> = {
  [Name in Names<Key>]: Name extends 'id' | `${string}_id` ? number : string;
};

export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

export const dataWith = <T extends z.ZodType, M extends z.ZodType>(data: T, meta: M) => z.object({ data, meta });

export const pageMeta = z.object({
  total: z.number().int(),
  total_capped: z.boolean(),
  page: z.number().int(),
  per_page: z.number().int(),
  next: z.string().nullable(),
});

export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta });

/** Query schema of a list: its sort keys, with `-` for descending, and a schema for each filter. */
export function listQuery<
  const List extends ListDefinition,
  Filters extends Record<Exclude<FilterOf<List>, 'search'>, z.ZodType>,
>({ sorts }: List, filters: Filters) {
  const keys = sorts.flatMap((key) => [key, `-${key}`]) as [SortKeyOf<List> | `-${SortKeyOf<List>}`];
  return z.strictObject({
    page: z.coerce.number().int().min(1).optional(),
    per_page: z.coerce.number().int().min(1).max(100).optional(),
    after: text(200).optional(),
    sort: z.enum(keys).optional(),
    search: text(200).optional(),
    ...filters,
  });
}

/** Query of a list with cursors; `after` is `meta.next` of the previous page. */
export const cursorQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
});
export const cursorMeta = z.object({ next: z.string().nullable() });
