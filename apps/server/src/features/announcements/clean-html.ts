import sanitizeHtml from 'sanitize-html';

/** Allowed HTML: formatted text, lists and links. Images, colours, classes, frames and forms are removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
};

const BLOCK_END = /<\/(?:p|h2|h3|li|blockquote)>|<br \/>|<hr \/>/g;

export function cleanHtml(sent: string): { html: string; text: string } {
  const html = sanitizeHtml(sent, ALLOWED).trim();
  const lines = html
    .replaceAll('<li>', '<li>• ')
    // In plain text a link becomes its text and its address.
    .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
    )
    .replaceAll(BLOCK_END, (end) => `${end}\n`);
  const bare = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const text = decode(bare)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { html, text };
}

const ENTITIES = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
]);

/** The sanitizer leaves no other entities. */
const decode = (text: string) => text.replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES.get(entity) ?? '');

const EXCERPT = 200;

export function excerptOf(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '));
  return letters.length <= EXCERPT
    ? letters.join('')
    : `${letters
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`;
}
