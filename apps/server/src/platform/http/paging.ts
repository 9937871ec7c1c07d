import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import type { Page } from '../database/list.queries';
import { AppError } from '../errors';
import { parseInput } from './validate';

export interface ListQuery<Sort extends string> {
  page?: number | undefined;
  per_page?: number | undefined;
  after?: string | undefined;
  sort?: Sort | `-${Sort}` | undefined;
}

export interface PageRequest<Sort extends string> extends Page {
  sort: Sort;
  page: number;
}

const cursor = z.tuple([z.string().max(100), z.number().int().positive()]);

export function pageOf<Sort extends string>(query: ListQuery<Sort>, defaultSort: Sort | `-${Sort}`): PageRequest<Sort> {
  const sort = query.sort ?? defaultSort;
  const limit = query.per_page ?? LIMITS.perPageDefault;
  const page = query.page ?? 1;
  if (page * limit > LIMITS.listTotalMax + limit - 1) throw new AppError('list.too-deep');
  return {
    sort: sort.replace(/^-/, '') as Sort,
    descending: sort.startsWith('-'),
    page,
    limit,
    offset: query.after ? 0 : (page - 1) * limit,
    after: query.after ? readCursor(query.after) : null,
  };
}

function readCursor(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    value = null;
  }
  const [sortValue, id] = parseInput(z.object({ after: cursor }), { after: value }).after;
  return { value: sortValue, id };
}

export function metaOf(request: PageRequest<string>, total: number, rows: { id: number; value: string }[]) {
  return {
    total: Math.min(total, LIMITS.listTotalMax),
    total_capped: total > LIMITS.listTotalMax,
    page: request.page,
    per_page: request.limit,
    next: nextOf(request, rows),
  };
}

export function nextOf(page: PageRequest<string>, rows: { id: number; value: string }[]): string | null {
  const last = lastOf(page, rows);
  return last ? Buffer.from(JSON.stringify([last.value, last.id])).toString('base64url') : null;
}

export const lastOf = <Row>({ limit }: { limit: number }, rows: readonly Row[]): Row | undefined =>
  rows.length === limit ? rows.at(-1) : undefined;

export interface AfterQuery {
  after?: string | undefined;
  per_page?: number | undefined;
}

export const pageAfter = ({ after, per_page: limit }: AfterQuery, usualLimit: number) => ({
  after: after === undefined ? null : Number(after),
  limit: limit ?? usualLimit,
});
