// Keys are plain Latin letters in every language: pg_trgm recognizes Cyrillic letters only if the database's locale
// does, and a place must be found in all four languages under one spelling.

/** Letters that Unicode does not decompose into a base letter and a mark, and Cyrillic, in Latin. */
// prettier-ignore
const LATIN = new Map(Object.entries({
  ł: 'l', đ: 'd', ð: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ə: 'a', ŋ: 'n',
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'i', і: 'i', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh',
  щ: 'shch', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia',
  // Kazakh is often typed without its specific letters.
  ә: 'a', ғ: 'g', қ: 'k', ң: 'n', ө: 'o', ұ: 'u', ү: 'u', һ: 'kh',
  // Romanisations differ in these (Kyiv, Kiyiv; Qostanay, Kostanai).
  y: 'i', q: 'k', w: 'v',
}));

function toKey(text: string): string {
  return Array.from(text, (letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([a-z])\1+/g, '$1')
    .trim();
}

/**
 * Returns the spellings under which a name is stored and searched: lower-case Latin, no accents, single spaces,
 * confusable letters made equal, doubled letters single. Names with г have two, because Ukrainian romanizes it as h and
 * other languages as g; an unknown script has none.
 */
export function searchKeys(text: string): string[] {
  const lower = text
    .toLowerCase()
    .replace(/[’'ʼ`ʻ‘]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const spellings = lower.includes('г') ? [lower, lower.replaceAll('г', 'h')] : [lower];
  return [...new Set(spellings.map(toKey).filter(Boolean))];
}

export function searchText(names: readonly string[]): string {
  return `|${[...new Set(names.flatMap(searchKeys))].join('|')}|`;
}
