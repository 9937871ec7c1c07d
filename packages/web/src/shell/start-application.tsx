import { QueryClientProvider } from '@tanstack/react-query';
import { numberMarksOf } from '@tenderlane/messages/formats/number-marks';
import { ErrorBoundary, startReadingAhead, UiProvider } from '@tenderlane/ui';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '../core/reload-once';
import { startLanguage } from '../core/texts/i18n';
import { locale } from '../core/texts/locale';
import { ApplicationProvider, type FeatureLists, type Navigation, type Application } from '../core/application';
import { ErrorPage } from './error-page';

const LOOK_AGAIN_MS = 200;
/** After this time the page counts as shown although requests are still running. */
const SHOWN_AFTER_MS = 20_000;

/** Preloads other parts once the page is shown and its requests are finished. */
function readAheadWhenShown({ queryClient }: Application, { isOpening }: Navigation): void {
  const isShown = () =>
    performance.now() > SHOWN_AFTER_MS ||
    (!isOpening() && queryClient.isFetching() === 0 && document.querySelector('h1') !== null);
  const look = () => {
    if (isShown()) requestAnimationFrame(() => setTimeout(startReadingAhead));
    else setTimeout(look, LOOK_AGAIN_MS);
  };
  setTimeout(look, LOOK_AGAIN_MS);
}

export async function startApplication(
  application: Application,
  navigation: Navigation,
  lists: FeatureLists,
  routes: ReactNode,
): Promise<void> {
  reloadOnMissingChunk(application.side, navigation.isOpening);
  application.session.followOtherTabs(() => location.assign(application.paths.home));
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element #root');
  await startLanguage(application.formats.number);
  createRoot(place).render(
    <StrictMode>
      <UiProvider decimalMark={numberMarksOf(locale).decimal}>
        <ErrorBoundary fallback={<ErrorPage error={null} />} onError={reportError}>
          <QueryClientProvider client={application.queryClient}>
            <ApplicationProvider value={{ ...application, ...navigation, ...lists }}>{routes}</ApplicationProvider>
          </QueryClientProvider>
        </ErrorBoundary>
      </UiProvider>
    </StrictMode>,
  );
  readAheadWhenShown(application, navigation);
}
