import type { PacketContentBody } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { packetInLanguage, type StandardTexts } from '@tenderlane/domain/packets';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../core/texts/locale';

export function useStandardTexts(): StandardTexts {
  const { t } = useTranslation('packets');
  return useMemo(
    () => ({
      company: t('template.company'),
      safety: t('template.safety'),
      fleet_size: t('template.fleet_size'),
      years: t('template.years'),
      own_fleet: t('template.own_fleet'),
      subcontract: t('template.subcontract'),
      routes: t('template.routes'),
      adr: t('template.adr'),
      tracking: t('template.tracking'),
      contact: t('template.contact'),
    }),
    [t],
  );
}

export function useReaderContent<Content extends PacketContentBody | null>(content: Content): Content {
  const texts = useStandardTexts();
  return useMemo(() => content && packetInLanguage(content, locale, texts), [content, texts]);
}

export function useLanguageNote() {
  const { t } = useTranslation('packets');
  return (item: object): string | undefined =>
    'shown_in' in item && typeof item.shown_in === 'string'
      ? t('language.only', { language: lookUp<string>(LANGUAGE_NAMES, item.shown_in) ?? item.shown_in })
      : undefined;
}
