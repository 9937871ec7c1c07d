import { QueryError } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '../core/texts/error-text';

interface QueryErrorNoticeProps {
  /** Null while the browser is offline and no request was sent. */
  error: Error | null;
  onRetry: () => void;
}

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
