import { ApiError } from '../client/api-error';
import { t } from './i18n';

/** Returns the server's message for the field, or the message of the whole response. */
export function errorText(error: unknown, field?: string): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return t('oops_something_went_wrong');
  if (error.isNetwork) return t('offline_page');
  if (error.isFailure) return t('oops_something_went_wrong');
  return (field && error.fieldError(field)) || error.message;
}

export const fieldText = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fieldError(field) : undefined;

export function formText(error: unknown, fields: readonly string[]): string | undefined {
  const isShown = error instanceof ApiError && fields.some((field) => error.hasError(field));
  return isShown ? undefined : errorText(error);
}
