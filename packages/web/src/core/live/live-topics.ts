import type { Query, QueryKey } from '@tanstack/react-query';

export interface RefetchedQueries {
  queryKey: QueryKey;
  isRefetched?: (query: Pick<Query, 'queryKey'>) => boolean;
  /** Refetches of one name are combined; the key is the name if none is given. */
  name?: string;
  /** Refetched at most once in this time, a second unless given. */
  everyMs?: number;
}

/** Queries of a feature that other users or jobs change. The application joins those of its features. */
export interface LiveTopics {
  /** By topic of the event, which names a record by its id. */
  changed?: Readonly<Record<string, (id: number) => readonly RefetchedQueries[]>>;
  missed?: readonly RefetchedQueries[];
  byJob?: Readonly<Record<string, readonly QueryKey[]>>;
}
