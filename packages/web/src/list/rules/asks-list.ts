import type { Side } from '@tenderlane/domain/core';
import type { EarlyAsk, PageAddress } from '../../core/early/page-of';
import { keptLayout } from './kept-layout';

/** First requests of a list page, only without a filter in the address: its rows and the counts by state. */
export const asksList =
  (side: Side, list: string, key: string, query: object) =>
  ({ search }: PageAddress): EarlyAsk[] =>
    Object.keys(search).length === 0
      ? [[key, { query: { ...query, per_page: keptLayout(side, list).perPage } }], [`${key}/counts`]]
      : [];
