import { QueryError } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';

interface QueryErrorNoticeProps {
  /** Null while the browser is offline and nothing was asked. */
  error: Error | null;
  onRetry: () => void;
}

/** A part of a page whose records did not arrive, in the words of its error. */
export function QueryErrorNotice({ error, onRetry }: QueryErrorNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <QueryError
      title={t('not_loaded')}
      message={error ? errorText(error) : t('offline_page')}
      retryLabel={t('retry')}
      onRetry={onRetry}
    />
  );
}
