import '@fontsource-variable/inter/wght.css';
import '@tenderlane/ui/styles.css';
import './touch.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ErrorBoundary, UiProvider } from '@tenderlane/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { number } from '../lib/formats';
import { startLanguage } from '../lib/i18n';
import { BASE, paths } from '../lib/paths';
import { queryClient } from '../lib/query-client';
import { session } from '../lib/session';
import { ErrorPage } from './error-page';
import { reloadOnMissingPart } from './reload-once';
import { router } from './router';

reloadOnMissingPart();
session.followOtherTabs(() => location.assign(BASE + paths.loads));

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element #root');

await startLanguage(number);
createRoot(place).render(
  <StrictMode>
    <UiProvider>
      <ErrorBoundary fallback={<ErrorPage error={null} />} onError={reportError}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ErrorBoundary>
    </UiProvider>
  </StrictMode>,
);
