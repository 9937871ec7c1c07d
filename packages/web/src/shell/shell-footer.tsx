import { Footer, LanguageSwitcher } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locale, switchLocale } from '../core/texts/locale';

// Computed once, so that the component stays pure.
const YEAR = String(new Date().getFullYear());

interface ShellFooterProps {
  isVisitor: boolean;
  logos?: ReactNode;
}

export function ShellFooter({ isVisitor, logos }: ShellFooterProps) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Footer
      links={[
        { href: '/privacy-policy', label: t('footer.privacy') },
        { href: '/terms-of-use', label: t('footer.terms') },
      ]}
      copyright={t('footer.copyright', { year: YEAR, company: t('common:company_name') })}
      logos={logos}
    >
      {isVisitor && <LanguageSwitcher label={t('language.label')} value={locale} onChange={switchLocale} />}
    </Footer>
  );
}
