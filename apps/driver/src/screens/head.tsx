import { LOCALES, type Locale } from '@tenderlane/domain/languages';

const NAMES = { en: 'English', uk: 'Українська', kk: 'Қазақша', ru: 'Русский' } as const;

interface HeadProps {
  label: string;
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

export function Head({ label, locale, onChoose }: HeadProps) {
  return (
    <header className="head">
      <span className="brand">Tenderlane</span>
      <select aria-label={label} value={locale} onChange={(event) => onChoose(event.currentTarget.value as Locale)}>
        {LOCALES.map((language) => (
          <option key={language} value={language}>
            {NAMES[language]}
          </option>
        ))}
      </select>
    </header>
  );
}
