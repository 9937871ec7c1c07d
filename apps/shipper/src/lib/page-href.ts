import type { RouteName } from '@tenderlane/domain';
import { accountPaths, expiringPath, hrefOf, importPaths, jobPath, paths } from './paths';

/** Pages named by the server in notifications and alerts; pages that are not built yet are missing. */
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
  // Tabs of a carrier's page.
  ...(['reviews', 'questionnaire'] as const).map(
    (tab) =>
      [
        `carriers.${tab}`,
        (id: string | null) => (id === null ? null : `${hrefOf('carriers.show', id)}?tab=${tab}`),
      ] as const,
  ),
  ...Object.entries(accountPaths).map(([name, path]) => [name, () => path] as const),
]);

/** Returns null for unknown names. */
export const pageHref = (name: string, id: string | null = null): string | null => PAGES.get(name)?.(id) ?? null;
