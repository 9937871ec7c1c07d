import type { LoadView } from '@tenderlane/contract';
import type { LoadAction, Right } from '@tenderlane/domain';
import { useAccount } from '../../lib/account';
import { reasonText } from '../../lib/reason-text';

/** The right an action asks for; all others ask for `loads.write`. */
const RIGHTS: Partial<Record<LoadAction, Right>> = {
  select_option: 'loads.award',
  release: 'loads.award',
  complete: 'loads.award',
  fail: 'loads.award',
  approve_option: 'loads.approve',
};

/** Says why the person may not do something with a load now, or null: the right first, then what the record says. */
export function useRefusalText() {
  const rights = useAccount()?.rights;
  return (action: LoadAction, refusals: LoadView['refusals']): string | null => {
    const right = RIGHTS[action] ?? 'loads.write';
    if (rights && !rights.includes(right)) return reasonText({ code: 'right.missing', params: { right } });
    const refusal = refusals[action];
    return refusal ? reasonText(refusal) : null;
  };
}
