import { isRefusal, type Refusal } from '../core/refusal';

export function allowed<T extends object>(outcome: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.code}`);
  return outcome as Exclude<T, Refusal>;
}

export function codeOf(outcome: object | null): string | null {
  return isRefusal(outcome) ? outcome.code : null;
}
