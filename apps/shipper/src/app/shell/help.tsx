import { useMatches, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';

const LazyDialog = lazy(
  withTexts(() => import('@tenderlane/web/help/help.dialog').then((part) => ({ default: part.HelpDialog })), ['help']),
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
  const navigate = useNavigate();
  const { history } = useRouter();
  const { help, ...search }: Record<string, string | undefined> = useSearch({ strict: false });
  if (!help) return null;
  const replace = (next: string | undefined) =>
    void navigate({
      to: '.',
      search: { ...search, ...(next && { help: next }) } as Record<string, string>,
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
    });
  const close = () => (history.location.state.isHelpOpened ? history.back() : replace(undefined));
  return (
    <Suspense>
      <LazyDialog shown={help} onShow={replace} onClose={close} />
    </Suspense>
  );
}
