import { useMediaQuery } from '@mantine/hooks';

/** True when a media query matches, already in the first render, so that nothing renders twice. */
export const useIsScreen = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });
