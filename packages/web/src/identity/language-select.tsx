import { NativeSelect } from '@mantine/core';
import type { Locale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value: value as Locale, label }));

interface LanguageSelectProps {
  value: Locale;
  onChange: (locale: Locale) => void;
}

export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const { t } = useTranslation('identity');
  return (
    <NativeSelect
      label={t('person.language')}
      description={t('person.language_hint')}
      data={LANGUAGES}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Locale)}
    />
  );
}
