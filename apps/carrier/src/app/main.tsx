import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import './touch.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ErrorBoundary, UiProvider } from '@tenderlane/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '@tenderlane/web/core/texts/i18n';
import { WebProvider } from '@tenderlane/web/core/web';
import { web } from '../lib/web';
import { ErrorPage } from '@tenderlane/web/shell/error-page';
import { reloadOnMissingPart } from '@tenderlane/web/core/reload-once';
import { router } from './router';
import { navigation } from './web-navigation';

reloadOnMissingPart(web.side);
web.session.followOtherTabs(() => location.assign(web.paths.home));

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element #root');

await startLanguage(web.formats.number);
createRoot(place).render(
  <StrictMode>
    <UiProvider>
      <ErrorBoundary fallback={<ErrorPage error={null} />} onError={reportError}>
        <QueryClientProvider client={web.queryClient}>
          <WebProvider value={{ ...web, ...navigation }}>
            <RouterProvider router={router} />
          </WebProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </UiProvider>
  </StrictMode>,
);
