import { Footer, LanguageSwitcher, Logo } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { locale, switchLocale } from '../core/texts/locale';

// Computed once, so that the component stays pure.
const YEAR = String(new Date().getFullYear());

export function ShellFooter({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Footer
      links={[
        { href: '/privacy-policy', label: t('footer.privacy') },
        { href: '/terms-of-use', label: t('footer.terms') },
      ]}
      copyright={t('footer.copyright', { year: YEAR, company: t('common:company_name') })}
      logos={
        <>
          <a href="/" aria-label={t('header.switch_to_shipper')}>
            <Logo name={t('common:app_name')} size={18} />
          </a>
          <a href="/carrier/" aria-label={t('header.switch_to_carrier')}>
            <Logo name={t('footer.for_carriers')} size={18} />
          </a>
        </>
      }
    >
      {isVisitor && <LanguageSwitcher label={t('language.label')} value={locale} onChange={switchLocale} />}
    </Footer>
  );
}
