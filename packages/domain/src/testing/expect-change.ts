import { isRefusal, type Refusal } from '../refusal';

/** The outcome of a rule that must have allowed; a refusal fails the test with its code. */
export function allowed<T extends object>(outcome: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.code}`);
  return outcome as Exclude<T, Refusal>;
}

/** The code of a refusal, or null where the rule allowed. */
export function codeOf(outcome: object | null): string | null {
  return isRefusal(outcome) ? outcome.code : null;
}
