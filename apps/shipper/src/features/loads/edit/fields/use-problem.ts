import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDraftState, useFieldError } from '../draft/use-draft';

/** Shown in the checklist alone: an empty field that nobody has reached yet is not marked as wrong. */
const NOT_YET = ['required', 'too-few', 'no-pickup', 'no-delivery', 'audience-empty'];

/** What is wrong with a field, in the server's words or as the publication would be refused. */
export function useProblem(path: string): string | undefined {
  const error = useFieldError(path);
  const code = useDraftState(
    ({ meta }) => meta.missing.find((one) => one.field === path && !NOT_YET.includes(one.code))?.code,
  );
  return error ?? (code && reasonText({ code }));
}
