import { useTexts } from '../lib/use-texts';

export function WhoSees() {
  const { t } = useTexts();
  return (
    <details>
      <summary>{t('who_sees')}</summary>
      <ul>
        <li>{t('sees_carrier')}</li>
        <li>{t('sees_shipper')}</li>
        <li>{t('sees_position')}</li>
        <li>{t('sees_shared')}</li>
        <li>{t('sees_rounded')}</li>
      </ul>
    </details>
  );
}
