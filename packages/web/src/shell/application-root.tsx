import { QueryClientProvider } from '@tanstack/react-query';
import { numberMarksOf } from '@tenderlane/messages/formats/number-marks';
import { ErrorBoundary, UiProvider } from '@tenderlane/ui';
import { StrictMode, type ReactNode } from 'react';
import { ApplicationProvider, type Application, type FeatureLists, type Navigation } from '../core/application';
import { locale } from '../core/texts/locale';
import { ErrorPage } from './error-page';

export interface ApplicationParts {
  application: Application;
  navigation: Navigation;
  lists: FeatureLists;
  routes: ReactNode;
}

export function ApplicationRoot({ application, navigation, lists, routes }: ApplicationParts) {
  return (
    <StrictMode>
      <UiProvider decimalMark={numberMarksOf(locale).decimal}>
        <ErrorBoundary fallback={<ErrorPage error={null} />} onError={reportError}>
          <QueryClientProvider client={application.queryClient}>
            <ApplicationProvider value={{ ...application, ...navigation, ...lists }}>{routes}</ApplicationProvider>
          </QueryClientProvider>
        </ErrorBoundary>
      </UiProvider>
    </StrictMode>
  );
}
