import { TextInput } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';

const DateField = lazy(() => import('./date-field').then((part) => ({ default: part.DateField })));

/** The date field with its calendar, which arrives after the page. */
export function LazyDateField(props: ComponentProps<typeof DateField>) {
  const { ariaLabel, label, value } = props;
  return (
    <Suspense fallback={<TextInput disabled label={label} aria-label={ariaLabel} value={value ?? ''} />}>
      <DateField {...props} />
    </Suspense>
  );
}
