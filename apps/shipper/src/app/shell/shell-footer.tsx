import { Footer, LanguageSwitcher, Logo } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { locale, switchLocale } from '../../lib/locale';
import { paths } from '../../lib/paths';

export function ShellFooter({ isVisitor, hasLogos = false }: { isVisitor: boolean; hasLogos?: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Footer
      links={[
        { href: paths['privacy-policy'], label: t('footer.privacy') },
        { href: paths['terms-of-use'], label: t('footer.terms') },
      ]}
      copyright={t('footer.copyright', { year: String(new Date().getFullYear()), company: t('common:company_name') })}
      logos={
        hasLogos && (
          <>
            <a href={paths.dashboard} aria-label={t('header.switch_to_shipper')}>
              <Logo name={t('common:app_name')} size={18} />
            </a>
            <a href="/carrier/" aria-label={t('header.switch_to_carrier')}>
              <Logo name={t('footer.for_carriers')} size={18} />
            </a>
          </>
        )
      }
    >
      {isVisitor && <LanguageSwitcher label={t('language.label')} value={locale} onChange={switchLocale} />}
    </Footer>
  );
}
