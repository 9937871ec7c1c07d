import type { Locale } from '@tenderlane/domain/languages';
import {
  DOCUMENT_KINDS,
  STANDARD_QUESTIONS,
  STANDARD_SECTIONS,
  withStandardKeys,
  type KnownTexts,
  type PacketContent,
} from '@tenderlane/domain/packets';
import { packets as en } from '@tenderlane/messages/packets/en';
import { packets as kk } from '@tenderlane/messages/packets/kk';
import { packets as ru } from '@tenderlane/messages/packets/ru';
import { packets as uk } from '@tenderlane/messages/packets/uk';

type Texts = Readonly<Record<keyof typeof en, string>>;

const KEYS = [...STANDARD_SECTIONS, ...(Object.keys(STANDARD_QUESTIONS) as (keyof typeof STANDARD_QUESTIONS)[])];

const knownIn = (texts: Texts) => ({
  ...(Object.fromEntries(KEYS.map((key) => [key, texts[`template.${key}`]])) as Record<(typeof KEYS)[number], string>),
  documents: Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, texts[`kind.${kind}`]])),
});

const KNOWN: KnownTexts = { en: knownIn(en), uk: knownIn(uk), kk: knownIn(kk), ru: knownIn(ru) } satisfies Record<
  Locale,
  unknown
>;

/** Adds the keys of standard texts, which packets of earlier releases lack. */
export const readContent = (content: PacketContent): PacketContent => withStandardKeys(content, KNOWN);
