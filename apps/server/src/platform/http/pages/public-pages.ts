import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chooseLocale, LOCALES, type Locale } from '@tenderlane/domain/languages';
import { serverMessages } from '@tenderlane/messages/server';
import { readLocale } from '../../i18n';
import { escapeHtml } from '../escape-html';

const SHIPPER_PAGES = {
  '/auth': 'auth',
  '/demo': 'demo',
  '/terms-of-use': 'terms',
  '/policy': 'policy',
  '/privacy-policy': 'privacy',
} as const;
const CARRIER_PAGES = { '/carrier/auth': 'carrier' } as const;

type PageTexts = (typeof SHIPPER_PAGES)[keyof typeof SHIPPER_PAGES] | 'carrier';

interface Head {
  locale: Locale;
  texts: PageTexts;
  address: string;
}

function withHead(html: string, { locale, texts, address }: Head): string {
  const { [`${texts}.title` as const]: name, [`${texts}.text` as const]: text } = serverMessages[locale].publicPages;
  const { app_name: appName } = serverMessages[locale].common;
  const title = escapeHtml(`${name} · ${appName}`);
  const description = escapeHtml(text);
  const others = LOCALES.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}?lang=${language}" />`,
  );
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="${appName}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${escapeHtml(address)}" />`,
    `<meta property="og:locale" content="${locale}" />`,
    ...others,
  ];
  return html
    .replace(/<html lang="\w+">/, `<html lang="${locale}">`)
    .replace(/<title>.*<\/title>/, () => tags.join('\n    '));
}

export function servePublicPages(
  app: FastifyInstance,
  { roots, publicUrl }: { roots: { shipper: string; carrier: string }; publicUrl: string },
): void {
  const serve = (root: string, pages: Readonly<Record<string, PageTexts>>) => {
    const html = readFileSync(join(root, 'index.html'), 'utf8');
    for (const [path, texts] of Object.entries(pages))
      app.get<{ Querystring: { lang?: unknown } }>(path, ({ query: { lang }, headers }, reply) => {
        const locale = typeof lang === 'string' ? chooseLocale({ lang }) : readLocale(headers['accept-language']);
        return reply
          .type('text/html; charset=utf-8')
          .header('vary', 'Accept-Language')
          .header('cache-control', 'no-store')
          .send(withHead(html, { locale, texts, address: publicUrl + path }));
      });
  };
  serve(roots.shipper, SHIPPER_PAGES);
  serve(roots.carrier, CARRIER_PAGES);
  const allowed = Object.keys({ ...SHIPPER_PAGES, ...CARRIER_PAGES }).map((path) => `Allow: ${path}`);
  const robots = ['User-agent: *', ...allowed, 'Allow: /assets/', 'Allow: /carrier/assets/', 'Disallow: /', ''].join(
    '\n',
  );
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}
