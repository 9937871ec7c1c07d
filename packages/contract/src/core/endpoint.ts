import { z } from 'zod';
import type { CapacityKey, Right } from '@tenderlane/domain';
import type { ErrorCode } from './error-codes';
import { text } from './fields';
import type { FilterOf, ListDefinition, SortKeyOf } from './list';

/** Who may call: a visitor, a signed-in person, or a signed-in person inside a brand. */
export type Access = 'public' | 'person' | 'brand';

/**
 * One call of an API base. The table key is `METHOD /path/{param}`; path parameters named `id` or `…_id` are record ids,
 * every other one is a string. `response` is the whole body; `null` answers 204.
 */
export interface Endpoint {
  summary: string;
  access: Access;
  right?: Right;
  /** What of the company's plan the call uses. */
  capacity?: CapacityKey;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | null;
  status?: 200 | 201;
  /** The answer is a file of this media type, described nowhere else. */
  file?: 'text/csv' | 'application/octet-stream';
  /** Answers that hold a secret are never kept for an Idempotency-Key, and never compressed: their length would tell it. */
  secret?: true;
  /** How large a body may be, where it holds a file. */
  bodyBytes?: number;
  /** The body may come as the fields of a form too, as libraries of other makers send it. */
  form?: true;
  /** The body may come as a form with so many files too, whose other fields are those of `body`. */
  multipart?: {
    readonly files: number;
    /** Of each file, where it is another size than the installation's, and what a larger one is answered. */
    readonly fileBytes?: number;
    readonly tooLarge?: ErrorCode;
  };
  /** A session that a link in a message opened may call it too; every other call needs a sign-in with a code. */
  byLink?: true;
  /** It may be called in a company that is closed too; every other call is refused there. */
  whileClosed?: true;
}

export type EndpointTable = Record<string, Endpoint>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The parameters of a path: ids are numbers, codes and names are strings. */
export type PathParams<Key extends string> = {
  [Name in Names<Key>]: Name extends 'id' | `${string}_id` ? number : string;
};

export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined;

/** `{ data: … }` around one record. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

/** `{ data: …, meta: … }` around one record with facts about it. */
export const dataWith = <T extends z.ZodType, M extends z.ZodType>(data: T, meta: M) => z.object({ data, meta });

export const pageMeta = z.object({
  total: z.number().int(),
  total_capped: z.boolean(),
  page: z.number().int(),
  per_page: z.number().int(),
  next: z.string().nullable(),
});

/** A page of a list. */
export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), meta: pageMeta });

/** The query of a list: the keys of its definition, with `-` for descending, and a schema for each filter. */
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

/** The query of lists that are read from a cursor on; `after` is `meta.next` of the page before. */
export const cursorQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
});
export const cursorMeta = z.object({ next: z.string().nullable() });
