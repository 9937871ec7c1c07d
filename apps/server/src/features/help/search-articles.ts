import type { FoundHelpArticle, Locale } from '@tenderlane/contract';
import MiniSearch from 'minisearch';
import { readArticles, readSearchWords, type Article } from './articles';

const WORD = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’ʼ]/g;
const STEM_LETTERS = 5;
const SHORT_LETTERS = 3;

const fold = (word: string) => word.toLowerCase().replace(APOSTROPHES, '').replaceAll('ё', 'е');
const tokenize = (text: string) => text.match(WORD) ?? [];

// Words of all four languages change at their end, so a long word is indexed by its beginning as well.
function processTerm(word: string): string | string[] {
  const term = fold(word);
  return term.length > STEM_LETTERS ? [term, term.slice(0, STEM_LETTERS)] : term;
}

// Two edits, because two letters typed in the wrong order count as two.
const editsIn = ({ length }: string) => (length > STEM_LETTERS ? 2 : length > SHORT_LETTERS && 1);

type IndexedArticle = Article & { searchWords: string };

async function createIndex(locale: Locale): Promise<MiniSearch<IndexedArticle>> {
  const searchWords = await readSearchWords(locale);
  const ignored = new Set(tokenize(searchWords.ignored).map(fold));
  const articles = (await readArticles(locale)).map((article) => ({
    ...article,
    searchWords: searchWords.articles[article.name],
  }));
  const words = articles.flatMap((article) => tokenize(`${article.title} ${article.markdown} ${article.searchWords}`));
  const known = new Set(words.flatMap(processTerm));
  const index = new MiniSearch<IndexedArticle>({
    idField: 'name',
    fields: ['title', 'summary', 'markdown', 'searchWords'],
    storeFields: ['name', 'title', 'summary'],
    tokenize,
    processTerm,
    searchOptions: {
      processTerm: (word) => !ignored.has(fold(word)) && processTerm(word),
      boost: { title: 3, summary: 1.5 },
      prefix: ({ length }) => length > SHORT_LETTERS,
      fuzzy: (term) => !known.has(term) && editsIn(term),
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  index.addAll(articles);
  return index;
}

const indexes = new Map<Locale, Promise<MiniSearch<IndexedArticle>>>();

export async function searchArticles(search: string, locale: Locale): Promise<FoundHelpArticle[]> {
  const index = indexes.get(locale) ?? createIndex(locale);
  indexes.set(locale, index);
  return (await index).search(search).map(({ name, title, summary }) => ({ name, title, summary }));
}
