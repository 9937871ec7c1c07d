import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDraftState, useFieldError } from '../draft/use-draft';

/** Codes shown only in the checklist: an empty field that the user has not reached is not marked as an error. */
const NOT_YET = ['required', 'too-few', 'no-pickup', 'no-delivery', 'audience-empty'];

export function useProblem(path: string): string | undefined {
  const error = useFieldError(path);
  const code = useDraftState(
    ({ meta }) => meta.missing.find((one) => one.field === path && !NOT_YET.includes(one.code))?.code,
  );
  return error ?? (code && reasonText({ code }));
}
