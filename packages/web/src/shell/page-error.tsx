import { ApiError } from '../core/client/api-error';
import { NoAccessPage } from './no-access-page';
import { NotFoundPage } from './not-found-page';
import { QueryErrorNotice } from './query-error-notice';

interface PageErrorProps {
  /** Null while the browser is offline and no request was sent. */
  error: Error | null;
  onRetry: () => void;
}

export function PageError({ error, onRetry }: PageErrorProps) {
  const status = error instanceof ApiError && error.companyId === undefined ? error.status : undefined;
  if (status === 404) return <NotFoundPage />;
  if (status === 403) return <NoAccessPage />;
  return <QueryErrorNotice error={error} onRetry={onRetry} />;
}
