const ICONS = { rest: '/icons/favicon.svg', active: '/icons-active/favicon.svg' } as const;

export function createTabSigns(titleOf: () => string) {
  let own: { title: string; href: string; type: string } | null = null;
  const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

  return (isFlashing: boolean): void => {
    const link = icon();
    if (isFlashing) {
      own = { title: document.title, href: link?.href ?? ICONS.rest, type: link?.type ?? '' };
      document.title = titleOf();
      if (link) [link.type, link.href] = ['image/svg+xml', ICONS.active];
    } else if (own) {
      document.title = own.title;
      if (link) [link.type, link.href] = [own.type, own.href];
      own = null;
    }
  };
}
