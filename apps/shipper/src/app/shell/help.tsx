import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';

const LazyHelp = lazy(
  withTexts(() => import('./help-in-address').then((part) => ({ default: part.HelpInAddress })), ['help']),
);

export function useOpenHelp() {
  const navigate = useNavigate();
  const help = useMatches({ select: (matches) => matches.at(-1)?.staticData.help }) ?? 'all';
  return () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, help }),
      hash: true,
      state: { isHelpOpened: true },
      resetScroll: false,
    });
}

export function Help() {
  const { help } = useSearch({ strict: false });
  return help ? (
    <Suspense>
      <LazyHelp />
    </Suspense>
  ) : null;
}
