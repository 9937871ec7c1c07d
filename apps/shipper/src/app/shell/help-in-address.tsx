import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { HelpDialog } from '@tenderlane/web/help/help.dialog';

export function HelpInAddress() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { help = '', ...search }: Record<string, string | undefined> = useSearch({ strict: false });
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
  return <HelpDialog shown={help} onShow={replace} onClose={close} />;
}
