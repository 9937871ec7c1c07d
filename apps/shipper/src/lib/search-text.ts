import { useNavigate, useSearch } from '@tanstack/react-router';

/** One choice of a page that its address keeps, such as a tab; the default is left out of the address. */
export function useSearchText<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const navigate = useNavigate();
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const choose = (value: Value) => {
    const { [key]: _old, ...rest } = search;
    const texts = { ...rest, ...(value !== fallback && { [key]: value }) };
    void navigate({ to: '.', search: texts as Record<string, string>, replace: true, resetScroll: false });
  };
  return [values.find((value) => value === search[key]) ?? fallback, choose];
}
