import { Logo } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../lib/paths';

export function FooterLogos() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <>
      <a href={HOME} aria-label={t('header.switch_to_shipper')}>
        <Logo name={t('common:app_name')} size={18} />
      </a>
      <a href="/carrier/" aria-label={t('header.switch_to_carrier')}>
        <Logo name={t('footer.for_carriers')} size={18} />
      </a>
    </>
  );
}
