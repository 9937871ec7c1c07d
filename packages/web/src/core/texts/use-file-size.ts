import { useTranslation } from 'react-i18next';
import { useApplication } from '../application';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE ** 2;
const GIGABYTE = KILOBYTE ** 3;

export function useFileSize() {
  const { t } = useTranslation('common');
  const { formats } = useApplication();
  return (bytes: number): string => {
    if (bytes < MEGABYTE) return t('size.kilobytes', { size: formats.number(Math.max(1, bytes / KILOBYTE), 0) });
    if (bytes < GIGABYTE) return t('size.megabytes', { size: formats.number(bytes / MEGABYTE, 1) });
    return t('size.gigabytes', { size: formats.number(bytes / GIGABYTE, 1) });
  };
}
