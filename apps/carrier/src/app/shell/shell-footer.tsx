import { Footer, LanguageSwitcher } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { locale, switchLocale } from '../../lib/locale';

export function ShellFooter({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Footer
      links={[
        { href: '/privacy-policy', label: t('footer.privacy') },
        { href: '/terms-of-use', label: t('footer.terms') },
      ]}
      copyright={t('footer.copyright', { year: String(new Date().getFullYear()), company: t('common:company_name') })}
    >
      {isVisitor && <LanguageSwitcher label={t('language.label')} value={locale} onChange={switchLocale} />}
    </Footer>
  );
}
