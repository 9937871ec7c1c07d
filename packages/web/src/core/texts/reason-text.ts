import i18next from 'i18next';
import { t } from './i18n';

interface Reason {
  code: string;
  params?: object | undefined;
}

/** A refusal's code in the reader's words, for a disabled button or a field. A code newer than this page has none. */
export const reasonText = ({ code, params }: Reason): string =>
  i18next.t(code, { ...params, ns: 'errors', defaultValue: t('oops_something_went_wrong') });
