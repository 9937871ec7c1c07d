import { ApiError } from '../core/client/api-error';
import { NoAccessPage } from './no-access-page';
import { NotFoundPage } from './not-found-page';
import { QueryErrorNotice } from './query-error-notice';

interface PageErrorProps {
  /** Null while the browser is offline and nothing was asked. */
  error: Error | null;
  onRetry: () => void;
}

/** Stands for a page whose own record did not arrive: it is not there, is not for the reader, or can be asked for again. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const status = error instanceof ApiError && error.companyId === undefined ? error.status : undefined;
  if (status === 404) return <NotFoundPage />;
  if (status === 403) return <NoAccessPage />;
  return <QueryErrorNotice error={error} onRetry={onRetry} />;
}
