import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readAhead } from '@tenderlane/ui';
import { toast } from '@tenderlane/web/toasts';
import { NEW_LOAD, paths } from '../../../lib/paths';
import { useRefusalText } from '../refusal-text';

const readDrafts = readAhead(() => import('../edit/draft/load-edit.api'), 'seldom');

export function useNewTender() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reason = useRefusalText()('duplicate', {});
  const prepare = () => {
    if (reason === null) void readDrafts().then(({ prepareNewDraft }) => prepareNewDraft(queryClient));
  };
  return {
    reason,
    prepare,
    start: () => {
      if (reason !== null) return toast(reason);
      prepare();
      void navigate({ to: paths['tenders-edit'], params: { id: NEW_LOAD } });
    },
  };
}
