import { useNavigate } from '@tanstack/react-router';
import { toast } from '@tenderlane/web/toasts';
import { NEW_LOAD, paths } from '../../../lib/paths';
import { useRefusalText } from '../refusal-text';

export function useNewTender() {
  const navigate = useNavigate();
  const reason = useRefusalText()('duplicate', {});
  return {
    reason,
    start: () => {
      if (reason !== null) toast(reason);
      else void navigate({ to: paths['tenders-edit'], params: { id: NEW_LOAD } });
    },
  };
}
