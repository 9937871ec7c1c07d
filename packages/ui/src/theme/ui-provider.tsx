import { MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { Toaster, useToaster } from '../feedback/toasts';
import { cssVariablesResolver, theme } from './theme';

/** Theme, colour scheme and toasts around an application. */
export function UiProvider({ children }: { children: ReactNode }) {
  const hasToaster = useToaster();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {hasToaster && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
      {children}
    </MantineProvider>
  );
}
