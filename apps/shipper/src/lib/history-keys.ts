import type { KeptAction } from '@tenderlane/contract/events';
import type { Messages } from '@tenderlane/messages';

type Sentence = keyof Messages['history'] & `event.${string}`;

/** Actions without a sentence of their own and without one of all records; none, or the check below does not compile. */
type Untold = {
  [Action in KeptAction]: `event.${Action}` extends Sentence
    ? never
    : Action extends `${string}.${infer Verb}`
      ? `event.record.${Verb}` extends Sentence
        ? never
        : Action
      : Action;
}[KeptAction];

/**
 * Returns the keys of an entry's sentence, the most fitting first: that of a variant, of the action, of the same change of
 * any record. Actions newer than this page get a general sentence.
 */
export function sentenceKeys(action: string, variant?: string): [Untold] extends [never] ? Sentence[] : never[] {
  const verb = action.slice(action.indexOf('.') + 1);
  const keys = [`event.${action}.${variant}`, `event.${action}`, `event.record.${verb}`, 'event.other'];
  return keys.slice(variant === undefined ? 1 : 0) as Sentence[];
}
