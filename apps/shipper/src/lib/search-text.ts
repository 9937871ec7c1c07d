import { useNavigate, useSearch } from '@tanstack/react-router';
import { lookUp } from '@tenderlane/domain/values';

/** A value stored in the address, such as a tab; the default is omitted. */
export function useSearchText<Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const navigate = useNavigate();
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const choose = (value: Value) => {
    const rest = Object.fromEntries(Object.entries(search).filter(([name]) => name !== key));
    const texts = { ...rest, ...(value !== fallback && { [key]: value }) };
    void navigate({ to: '.', search: texts as Record<string, string>, replace: true, resetScroll: false });
  };
  return [values.find((value) => value === lookUp(search, key)) ?? fallback, choose];
}
