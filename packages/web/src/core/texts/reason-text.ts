import i18next from 'i18next';
import { t } from './i18n';

interface Reason {
  code: string;
  params?: object | undefined;
}

/** Text of a reason code. Codes newer than this page get a general message. */
export const reasonText = ({ code, params }: Reason): string =>
  i18next.t(code, { ...params, ns: 'errors', defaultValue: t('oops_something_went_wrong') });
