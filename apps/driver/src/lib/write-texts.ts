import type { Locale } from '@tenderlane/domain/languages';

type Key<All> = Exclude<keyof All & string, `${string}_${'one' | 'other'}`>;
type CountedKey<All> = keyof All extends infer Each ? (Each extends `${infer Name}_other` ? Name : never) : never;

export interface Written<All> {
  locale: Locale;
  t(key: Key<All>, values?: Record<string, string>): string;
  count(key: CountedKey<All>, count: number): string;
}

export function writeTexts<All extends object>(locale: Locale, all: object): Written<All> {
  const found = new Map(Object.entries(all as Record<string, string>));
  const rules = new Intl.PluralRules(locale);
  const write = (key: string, values: Record<string, string> = {}) => {
    const given = new Map(Object.entries(values));
    return (found.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => given.get(name) ?? '');
  };
  return {
    locale,
    t: write,
    count: (key, count) => write(`${key}_${rules.select(count)}`, { count: String(count) }),
  };
}
