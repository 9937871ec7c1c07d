import type { i18n as I18n } from 'i18next';
import type { Messages } from './index';
import { addLegalIdNames } from './legal-id-names';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Messages;
    defaultNS: 'common';
    keySeparator: false;
  }
}

/**
 * Shared options of i18next: keys are flat, and every value of a variable goes through `isolate`, so that a
 * right-to-left name breaks no number of its sentence.
 */
export const i18nextOptions = (isolate: (text: string) => string) => ({
  fallbackLng: false as const,
  defaultNS: 'common' as const,
  keySeparator: false as const,
  interpolation: { escapeValue: true, escape: isolate },
  returnNull: false as const,
});

/** True when a value such as `Ltd.` or `Sp. z o.o.` already ends with a period. */
export const endsItself = (value: unknown): boolean => typeof value === 'string' && value.endsWith('.');

interface Interpolator {
  interpolate: (text: string, values: object, language: string, options: object) => string;
}

/** Avoids a double period when the value at the end of a sentence has its own. */
function endOnce(interpolator: Interpolator): void {
  const interpolate = interpolator.interpolate.bind(interpolator);
  interpolator.interpolate = (text, values, language, options) => {
    const own = new Map<string, unknown>(Object.entries(values));
    const ended = text.replace(/(\{\{(\w+)\}\})\./g, (all, value: string, name: string) =>
      endsItself(own.get(name)) ? value : all,
    );
    return interpolate(ended, values, language, options);
  };
}

interface PluralResolver {
  getRule: (code: string, options?: object) => unknown;
}

const KAZAKH_PLURALS = {
  select: (count: number) => (count === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
};

/**
 * Chromium's Intl has no Kazakh and would use the plurals and number marks of the device's language. So the Kazakh
 * plural rule (CLDR: one, other) is defined here, and the product's own formatter writes numbers.
 */
export function adaptToLanguages(i18n: I18n, formatNumber: (value: number) => string): void {
  const resolver: PluralResolver = i18n.services.pluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => (code === 'kk' ? KAZAKH_PLURALS : ruleOf(code, options));
  endOnce(i18n.services.interpolator as Interpolator);
  i18n.services.formatter?.add('number', (value: number) => formatNumber(value));
  addLegalIdNames(i18n);
}
