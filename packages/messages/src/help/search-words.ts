import type { HelpArticleName } from '@tenderlane/contract/help/articles';

// Words that people type and that the articles do not say, because one thing has one term there. Nobody is shown them.
export interface SearchWords {
  articles: Record<HelpArticleName, string>;
  // Words of a question that say nothing about its subject.
  ignored: string;
}
