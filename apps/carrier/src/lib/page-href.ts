import { BASE, paths } from './paths';

const PAGES = new Map<string, (id: string | null) => string | null>([
  ['load', (id) => (id === null ? null : BASE + paths.load.replace('$id', encodeURIComponent(id)))],
  ['packet', (id) => (id === null ? null : BASE + paths.packet.replace('$id', encodeURIComponent(id)))],
  ['packets', () => BASE + paths.packets],
  ['documents', () => BASE + paths.documents],
  ['loads', () => `${BASE}${paths.loads}`],
  ['dashboard', () => `${BASE}${paths.loads}`],
  ['announcement', (id) => (id === null ? null : BASE + paths.announcement.replace('$id', encodeURIComponent(id)))],
  ['account', () => BASE + paths.settings],
  ['settings', () => BASE + paths.settings],
  ['company', () => BASE + paths.company],
  ['scorecard', () => BASE + paths.scorecard],
]);

/** Returns null for unknown names. */
export const pageHref = (name: string, id: string | null = null): string | null => PAGES.get(name)?.(id) ?? null;
