import { escapeHtml } from '../../../platform/http/escape-html';
export interface MailLayout {
  language: string;
  title: string;
  paragraphs: readonly string[];
  html?: string | undefined;
  link: string | undefined;
  linkText: string;
  end: { text: string; url: string } | undefined;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

// No text or background colours: dark mail programs choose both. The button's colours are readable on either.
const BODY = 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const SHEET = 'max-width:560px;margin:0 auto;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#0a6c77;color:#ffffff;text-decoration:none;font-weight:600';

/** Renders HTML with a heading and a button: no tables, no images, nothing that is loaded. */
export function layOut({ language, title, paragraphs, html = '', link, linkText, end }: MailLayout): string {
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(linkText)}</a></p>`
    : '';
  const ending = end
    ? `<p style="margin:32px 0 0;font-size:13px">${escapeHtml(end.text)} <a href="${escapeHtml(end.url)}">${escapeHtml(end.url)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title></head><body style="${BODY}"><div style="${SHEET}">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`),
    html,
    button,
    ending,
    '</div></body></html>',
  ].join('');
}
