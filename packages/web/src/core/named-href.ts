import { useApplication } from './application';

export interface NamedPage {
  page: string;
  id?: number | null;
  query?: Readonly<Record<string, string>>;
}

export function useNamedHref() {
  const { pageHref } = useApplication();
  return ({ page, id = null, query = {} }: NamedPage): string | null => {
    const href = pageHref(page, id === null ? null : String(id));
    const search = new URLSearchParams(query).toString();
    return href === null || search === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${search}`;
  };
}
