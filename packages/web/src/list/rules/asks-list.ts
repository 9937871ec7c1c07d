import type { Side } from '@tenderlane/domain';
import type { EarlyAsk, PageAddress } from '../../core/early/page-of';
import { keptLayout } from './kept-layout';

/** What a list asks for first where its address names no filter: its rows, and how many are in each state. */
export const asksList =
  (side: Side, list: string, key: string, query: object) =>
  ({ search }: PageAddress): EarlyAsk[] =>
    Object.keys(search).length === 0
      ? [[key, { query: { ...query, per_page: keptLayout(side, list).perPage } }], [`${key}/counts`]]
      : [];
