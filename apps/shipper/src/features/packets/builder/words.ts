import type { Locale } from '@tenderlane/domain/languages';
import type { ItemTexts, Translations } from '@tenderlane/domain/packets';

/** `language` is being edited; `written` is the original language of the packet. */
export interface Writing {
  language: Locale;
  written: Locale;
}

export const isWritten = ({ language, written }: Writing): boolean => language === written;

export const translationOf = (item: { translations?: Translations | undefined }, { language }: Writing): ItemTexts =>
  item.translations?.[language] ?? {};

export function translated<Item extends { translations?: Translations | undefined }>(
  item: Item,
  writing: Writing,
  change: ItemTexts,
): Item {
  const { label, help, options = {} } = { ...translationOf(item, writing), ...change };
  const kept = Object.entries(options).filter(([, text]) => text !== '');
  const texts: ItemTexts = {
    ...(label && { label }),
    ...(help && { help }),
    ...(kept.length > 0 && { options: Object.fromEntries(kept) }),
  };
  const { [writing.language]: _before, ...others } = item.translations ?? {};
  return {
    ...item,
    translations: Object.keys(texts).length > 0 ? { ...others, [writing.language]: texts } : others,
  };
}
