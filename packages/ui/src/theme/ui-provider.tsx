import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { Suspense, useMemo, type ReactNode } from 'react';
import { Toaster, useToaster } from '../feedback/toasts';
import { cssVariablesResolver, theme } from './theme';

interface UiProviderProps {
  /** The decimal mark of the page's language; a person may type either. */
  decimalMark: ',' | '.';
  children: ReactNode;
}

const themeWith = (decimalSeparator: string) =>
  mergeThemeOverrides(theme, {
    components: { NumberInput: { defaultProps: { decimalSeparator, allowedDecimalSeparators: ['.', ','] } } },
  });

export function UiProvider({ decimalMark, children }: UiProviderProps) {
  const hasToaster = useToaster();
  const ownTheme = useMemo(() => themeWith(decimalMark), [decimalMark]);
  return (
    <MantineProvider theme={ownTheme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {hasToaster && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
      {children}
    </MantineProvider>
  );
}
