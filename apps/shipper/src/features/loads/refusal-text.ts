import type { LoadView } from '@tenderlane/contract';
import { LOAD_ACTIONS, type LoadAction } from '@tenderlane/domain/loads';
import type { Right } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';

/** Required right of an action; the default is `loads.write`. */
const RIGHTS: Partial<Record<LoadAction, Right>> = {
  select_option: 'loads.award',
  release: 'loads.award',
  complete: 'loads.award',
  fail: 'loads.award',
  contest: 'loads.award',
  resolve: 'settings.write',
  approve_option: 'loads.approve',
  unarchive: 'settings.write',
};

/**
 * Returns the reason why the user may not run an action: a missing right first, then the server's refusal. Null if
 * allowed.
 */
export function useRefusalText() {
  const { t } = useTranslation(['loads', 'states']);
  const rights = useAccount()?.rights;
  return (action: LoadAction, refusals: LoadView['refusals']): string | null => {
    const right = RIGHTS[action] ?? 'loads.write';
    if (rights && !rights.includes(right)) return reasonText({ code: 'right.missing', params: { right } });
    const refusal = refusals[action];
    if (refusal?.code !== 'load.wrong-state') return refusal ? reasonText(refusal) : null;
    // The rules also list the states in which the action is possible.
    const states = LOAD_ACTIONS[action].map((state) => t(`states:load.${state}`));
    return t('action.possible_in', { states: states.join(', ') });
  };
}
