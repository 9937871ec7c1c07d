import { lazyRouteComponent } from '@tanstack/react-router';
import { readAhead } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { paths } from '../lib/paths';
import { PAGES } from './pages';

type Pages = typeof PAGES;
type ModuleAt<Path extends keyof Pages> = Awaited<ReturnType<Pages[Path]['read']>>;

const NEXT: readonly (keyof Pages)[] = [paths['tenders-edit'], paths['tenders.show'], paths['carriers.show']];

export function pageAt<Path extends keyof Pages, Name extends keyof ModuleAt<Path> & string>(path: Path, name: Name) {
  const { read, areas } = PAGES[path] as { read: () => Promise<ModuleAt<Path>>; areas: Pages[Path]['areas'] };
  const readPage = withTexts(read, areas);
  return lazyRouteComponent(NEXT.includes(path) ? readAhead(readPage, 'seldom') : readPage, name);
}
