import { matchesWords } from '@tenderlane/web/palette/match-words';
import { Palette } from '@tenderlane/web/palette/palette';
import type { PaletteInput } from '@tenderlane/web/palette/palette-launcher';
import type { PaletteItem } from '@tenderlane/web/palette/palette-section';
import { usePaletteSearch } from '@tenderlane/web/palette/use-palette-search';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../lib/page';
import { useActions } from './use-actions';
import { usePaletteMatches, useRecent } from './use-found';
import { usePages } from './use-pages';

export function ShipperPalette({ menu, ...door }: PaletteInput & { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation('palette');
  const search = usePaletteSearch();
  const recent = useRecent();
  const found = usePaletteMatches(search);
  const matching = (items: readonly PaletteItem[]) =>
    items.filter(({ label, words = '' }) => matchesWords(`${label} ${words}`, search.text));
  // Sections that are known at once come first, so that an answer from the server moves nothing under the reader.
  const sections = [
    { key: 'actions', title: t('section.actions'), items: matching(useActions()) },
    ...(search.text === '' ? [recent] : []),
    { key: 'pages', title: t('section.pages'), items: matching(usePages(menu)) },
    ...found,
  ];
  return <Palette search={search} sections={sections} {...door} />;
}
