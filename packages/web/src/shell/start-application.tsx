import { QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary, startReadingAhead, UiProvider } from '@tenderlane/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '../core/reload-once';
import { startLanguage } from '../core/texts/i18n';
import { WebProvider, type Navigation, type Web } from '../core/web';
import { ErrorPage } from './error-page';

const LOOK_AGAIN_MS = 200;

/** What opens later is read when the page is shown: nothing is being opened, its answers are there, and they are painted. */
function readAheadWhenShown({ queryClient }: Web, { isOpening }: Navigation): void {
  const isShown = () => !isOpening() && queryClient.isFetching() === 0 && document.querySelector('h1') !== null;
  const look = () => {
    if (isShown()) requestAnimationFrame(() => setTimeout(startReadingAhead));
    else setTimeout(look, LOOK_AGAIN_MS);
  };
  setTimeout(look, LOOK_AGAIN_MS);
}

/** Shows an application in the page; `routes` is its router. */
export async function startApplication(web: Web, navigation: Navigation, routes: ReactNode): Promise<void> {
  reloadOnMissingChunk(web.side, navigation.isOpening);
  web.session.followOtherTabs(() => location.assign(web.paths.home));
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  await startLanguage(web.formats.number);
  createRoot(place).render(
    <StrictMode>
      <UiProvider>
        <ErrorBoundary fallback={<ErrorPage error={null} />} onError={reportError}>
          <QueryClientProvider client={web.queryClient}>
            <WebProvider value={{ ...web, ...navigation }}>{routes}</WebProvider>
          </QueryClientProvider>
        </ErrorBoundary>
      </UiProvider>
    </StrictMode>,
  );
  readAheadWhenShown(web, navigation);
}
