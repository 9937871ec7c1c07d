import { ApiError } from '../client/api-error';
import { t } from './i18n';

/** What a form says about an error: at a field the server's words for that field, else the whole answer. */
export function errorText(error: unknown, field?: string): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return t('oops_something_went_wrong');
  if (error.isNetwork) return t('offline_page');
  if (error.isFailure) return t('oops_something_went_wrong');
  return (field && error.fieldError(field)) || error.message;
}

/** The server's words for one field and nothing else. */
export const fieldText = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fieldError(field) : undefined;

/** What a form says above its fields: an error that none of them shows. */
export function formText(error: unknown, fields: readonly string[]): string | undefined {
  const isShown = error instanceof ApiError && fields.some((field) => error.hasError(field));
  return isShown ? undefined : errorText(error);
}
