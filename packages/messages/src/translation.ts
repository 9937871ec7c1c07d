type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Plain<Key> = Key extends `${string}_${Category}` ? never : Key;
type Counted<Key> = Key extends `${infer Name}_other` ? Name : never;

type InForms<English, Form extends Category> = {
  readonly [Key in Plain<keyof English>]: English[Key] extends string ? string : InForms<English[Key], Form>;
} & {
  readonly [Key in `${Counted<keyof English>}_${Form}`]: string;
};

/**
 * The texts of an area in a language with the English plural categories (Kazakh). English is the source: its keys must
 * match exactly. A key ending in `_one` or `_other` is a plural form chosen by `count`.
 */
export type Translation<English> = InForms<English, 'one' | 'other'>;

/** The same for Ukrainian and Russian; `other` is the form for fractions. */
export type SlavicTranslation<English> = InForms<English, 'one' | 'few' | 'many' | 'other'>;
