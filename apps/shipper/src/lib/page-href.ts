import { createContext, useContext } from 'react';

export interface NamedPage {
  page: string;
  id?: number | null;
  query?: Readonly<Record<string, string>>;
}

type PageHref = (name: string, id?: string | null) => string | null;

/** The application knows its pages; features know their names only. */
export const PageHrefContext = createContext<PageHref>(() => null);

/** Returns the address of a page that the server names; null where there is none. */
export function useNamedHref() {
  const pageHref = useContext(PageHrefContext);
  return ({ page, id = null, query = {} }: NamedPage): string | null => {
    const href = pageHref(page, id === null ? null : String(id));
    const search = new URLSearchParams(query).toString();
    return href === null || search === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${search}`;
  };
}
