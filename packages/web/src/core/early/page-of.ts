import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import type { Area } from '@tenderlane/messages';
import type { RawInput } from '../client/build-request';
import { readId } from '../read-id';

/** A call by its key, such as `GET /loads/{id}`, with what goes into it. */
export type EarlyAsk = readonly [key: string, input?: RawInput];

/** Parameters of a page's address. */
export interface PageAddress {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

interface PageSettings {
  /** Visitors see it; from the others they are led to the sign-in. */
  isOpen?: boolean;
  /** It stands in the frame of the sign-in. */
  isPlain?: boolean;
  /** First requests of the page. Each must equal the request that the page makes itself. */
  asks?: (address: PageAddress) => readonly EarlyAsk[];
}

export interface Page<Module = unknown> extends PageSettings {
  read: () => Promise<Module>;
  areas: readonly Area[];
}

/** A page of the router: its module, the areas of its texts, and what it asks for first. */
export const pageOf = <Module>(
  read: () => Promise<Module>,
  areas: readonly Area[],
  settings: PageSettings = {},
): Page<Module> => ({ read, areas, ...settings });

/** Asks for the record whose id stands in the address. */
export const asksOne =
  (...keys: readonly string[]) =>
  ({ params: { id = '' } }: PageAddress): EarlyAsk[] =>
    readId(id) === null ? [] : keys.map((key) => [key, { path: { id } }]);

/** Asks for the names of reference lists. */
export const asksNames = (...lists: readonly ReferenceListName[]): EarlyAsk[] =>
  lists.map((name) => ['GET /info/{name}', { path: { name } }]);
