import { useMediaQuery } from '@mantine/hooks';

/** Whether a media query holds; known when the page is drawn first, so that nothing is drawn twice. */
export const useIsScreen = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false });
