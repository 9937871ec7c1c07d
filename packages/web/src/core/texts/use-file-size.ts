import { useTranslation } from 'react-i18next';
import { useWeb } from '../web';

const KILOBYTE = 1000;

/** `1.2 MB`, `84 KB` */
export function useFileSize() {
  const { t } = useTranslation('common');
  const { formats } = useWeb();
  return (bytes: number): string =>
    bytes < KILOBYTE * KILOBYTE
      ? t('size.kilobytes', { size: formats.number(Math.max(1, bytes / KILOBYTE), 0) })
      : t('size.megabytes', { size: formats.number(bytes / KILOBYTE / KILOBYTE, 1) });
}
