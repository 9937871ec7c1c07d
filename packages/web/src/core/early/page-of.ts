import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import type { Area } from '@tenderlane/messages';
import type { RawInput } from '../client/build-request';
import { readId } from '../read-id';

export type EarlyAsk = readonly [key: string, input?: RawInput];

export interface PageAddress {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

interface PageSettings {
  /** Visitors may open it; other pages redirect them to the sign-in. */
  isOpen?: boolean;
  isPlain?: boolean;
  /** First requests of the page. Each must equal a request that the page itself sends. */
  asks?: (address: PageAddress) => readonly EarlyAsk[];
}

export interface Page<Module = unknown> extends PageSettings {
  read: () => Promise<Module>;
  areas: readonly Area[];
}

export const pageOf = <Module>(
  read: () => Promise<Module>,
  areas: readonly Area[],
  settings: PageSettings = {},
): Page<Module> => ({ read, areas, ...settings });

export const asksOne =
  (...keys: readonly string[]) =>
  ({ params: { id = '' } }: PageAddress): EarlyAsk[] =>
    readId(id) === null ? [] : keys.map((key) => [key, { path: { id } }]);

export const asksNames = (...lists: readonly ReferenceListName[]): EarlyAsk[] =>
  lists.map((name) => ['GET /info/{name}', { path: { name } }]);
