import { lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { PAGES } from './pages';

type Pages = typeof PAGES;
type ModuleAt<Path extends keyof Pages> = Awaited<ReturnType<Pages[Path]['read']>>;

export function pageAt<Path extends keyof Pages, Name extends keyof ModuleAt<Path> & string>(path: Path, name: Name) {
  const { read, areas } = PAGES[path] as { read: () => Promise<ModuleAt<Path>>; areas: Pages[Path]['areas'] };
  return lazyRouteComponent(withTexts(read, areas), name);
}
