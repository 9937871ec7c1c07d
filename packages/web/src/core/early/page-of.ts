import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import type { Area } from '@tenderlane/messages';
import type { RawInput } from '../client/build-request';
import { readId } from '../read-id';

export type EarlyAsk = readonly [key: string, input?: RawInput];

export interface PageAddress {
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
}

export interface PageSettings {
  /** Visitors see the page; they are led to the sign-in from the others. */
  isOpen?: boolean;
  /** The page has the frame of the sign-in. */
  isPlain?: boolean;
  /** First requests of the page. Each must equal the request that the page makes itself. */
  asks?: (address: PageAddress) => readonly EarlyAsk[];
}

type PageModule = Readonly<Record<string, unknown>>;

export interface Page extends PageSettings {
  read: () => Promise<PageModule>;
  component: string;
  areas: readonly Area[];
}

/**
 * Returns the function that declares a page of an application, whose pages have these settings. Only the names of a module's exports
 * are checked: their types depend on the router, whose type depends on the pages.
 */
export const pageOfApp =
  <Settings extends PageSettings>() =>
  <Module extends PageModule>(
    read: () => Promise<Module>,
    component: keyof Module & string,
    areas: readonly Area[],
    settings: Settings,
  ): Page & Settings => ({ read, component, areas, ...settings });

export const asksOne =
  (...keys: readonly string[]) =>
  ({ params: { id = '' } }: PageAddress): EarlyAsk[] =>
    readId(id) === null ? [] : keys.map((key) => [key, { path: { id } }]);

export const asksNames = (...lists: readonly ReferenceListName[]): EarlyAsk[] =>
  lists.map((name) => ['GET /info/{name}', { path: { name } }]);
