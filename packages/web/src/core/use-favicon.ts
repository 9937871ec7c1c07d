import { useEffect } from 'react';

export function useFavicon(href: string | null | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !href) return;
    const [ownHref, ownType] = [link.href, link.type];
    link.removeAttribute('type');
    link.href = href;
    return () => {
      link.href = ownHref;
      link.type = ownType;
    };
  }, [href]);
}
