import { UnstyledButton } from '@mantine/core';
import { IconSelector, IconWorld } from '@tabler/icons-react';
import { Menu } from '../floating/menu';

export const LANGUAGE_NAMES = {
  en: 'English',
  uk: 'Українська',
  kk: 'Қазақша',
  ru: 'Русский',
} as const;
type Language = keyof typeof LANGUAGE_NAMES;
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

interface LanguageSwitcherProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

export function LanguageSwitcher({ label, value, onChange }: LanguageSwitcherProps) {
  return (
    <Menu position="top-end">
      <Menu.Target>
        <UnstyledButton
          aria-label={`${label}: ${LANGUAGE_NAMES[value]}`}
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 4,
            minHeight: 24,
            fontSize: 12,
          }}
        >
          <IconWorld size={14} aria-hidden />
          {LANGUAGE_NAMES[value]}
          <IconSelector size={12} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            aria-current={language === value || undefined}
            onClick={() => onChange(language)}
          >
            {LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
