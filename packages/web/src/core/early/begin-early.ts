import type { Side } from '@tenderlane/domain/core';
import { ANSWER_AREAS, readTexts, START_AREAS } from '@tenderlane/messages/texts';
import { buildRequest } from '../client/build-request';
import { tokenOf } from '../session';
import { locale } from '../texts/locale';
import { askEarly } from './early-answers';
import { findPage } from './find-page';
import type { EarlyAsk, Page } from './page-of';

interface EarlySettings {
  side: Side;
  base: string;
  pages: Readonly<Record<string, Page>>;
  home: string;
  signIn: string;
  frames: { app: () => Promise<unknown>; plain: () => Promise<unknown> };
}

const ACCOUNT: EarlyAsk = ['GET /account'];

/**
 * Loads the page's module, its texts, the account and its first data while the application's scripts are still loading.
 */
export function beginEarly({ side, base, pages, home, signIn, frames }: EarlySettings): void {
  const token = tokenOf(side).read();
  const pathname = location.pathname.slice(base.length).replace(/(?<=.)\/$/, '') || '/';
  const wanted = findPage(pages, pathname) ?? (pathname === '/' ? findPage(pages, home) : null);
  const isAllowed = token !== null || wanted?.page.isOpen === true;
  const found = isAllowed ? wanted : findPage(pages, signIn);
  const ignore = () => undefined;
  void readTexts(locale, [...START_AREAS, ...(found?.page.areas ?? [])]).catch(ignore);
  void found?.page.read().catch(ignore);
  void (found?.page.isPlain ? frames.plain() : frames.app()).catch(ignore);
  if (token === null) return;
  void readTexts(locale, ANSWER_AREAS).catch(ignore);
  const search = Object.fromEntries(new URLSearchParams(location.search));
  const asks = found?.page.asks?.({ params: found.params, search }) ?? [];
  const caller = {
    base: `/api/${side}/v1`,
    side,
    token,
    locale,
    browserLanguage: navigator.language,
    cookie: '',
    batch: '',
    newKey: () => '',
  };
  for (const [key, input = {}] of [ACCOUNT, ...asks]) {
    const { url, init } = buildRequest(key, input, caller);
    askEarly(url, init);
  }
}
