import type { RouteName } from '@tenderlane/domain';
import { accountPaths, expiringPath, hrefOf, importPaths, jobPath, paths } from './paths';

/** The pages that the server names in notifications and alerts; one that is not built yet is none. */
const PAGES = new Map<string, (id: string | null) => string | null>([
  ['dashboard', () => paths.tenders],
  ['tenders', () => paths.tenders],
  ['carriers', () => paths.carriers],
  ['carriers.expiring', () => expiringPath],
  ['account', () => accountPaths.settings],
  ...(['tenders.show', 'tenders-edit', 'carriers.show', 'facility.show'] as const satisfies RouteName[]).map(
    (name) => [name, (id: string | null) => (id === null ? null : hrefOf(name, id))] as const,
  ),
  ['job', (id) => (id === null ? null : jobPath.replace('$id', encodeURIComponent(id)))],
  ...(['carriers', 'facilities'] as const).map(
    (kind) =>
      [
        `${kind}.import`,
        (id: string | null) => importPaths[kind] + (id === null ? '' : `?id=${encodeURIComponent(id)}`),
      ] as const,
  ),
  // Parts of a carrier's page.
  ...(['reviews', 'questionnaire'] as const).map(
    (tab) =>
      [
        `carriers.${tab}`,
        (id: string | null) => (id === null ? null : `${hrefOf('carriers.show', id)}?tab=${tab}`),
      ] as const,
  ),
  ...Object.entries(accountPaths).map(([name, path]) => [name, () => path] as const),
]);

/** The address of a page the server names; null where there is none, so that no link ends nowhere. */
export const pageHref = (name: string, id: string | null = null): string | null => PAGES.get(name)?.(id) ?? null;
