import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '@tenderlane/web/toasts';
import { paths } from '../../../lib/paths';
import { createLoad } from '../loads.api';
import { useRefusalText } from '../refusal-text';

/** Starts a draft and opens its edit page, from a button or a key. */
export function useNewTender() {
  const navigate = useNavigate();
  const reason = useRefusalText()('duplicate', {});
  const create = useMutation({
    mutationFn: createLoad,
    onSuccess: (id) => navigate({ to: paths['tenders-edit'], params: { id: String(id) } }),
  });
  return {
    reason,
    isPending: create.isPending,
    start: () => {
      if (reason !== null) toast(reason);
      else if (!create.isPending) create.mutate();
    },
  };
}
