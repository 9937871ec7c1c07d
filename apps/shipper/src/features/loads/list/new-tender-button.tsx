import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ReasonButton } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { createLoad } from '../loads.api';
import { useRefusalText } from '../refusal-text';

/** Starts a draft and opens its edit page. */
export function NewTenderButton() {
  const { t } = useTranslation('loads');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const create = useMutation({
    mutationFn: createLoad,
    onSuccess: (id) => navigate({ to: paths['tenders-edit'], params: { id: String(id) } }),
  });
  return (
    <ReasonButton
      variant="filled"
      leftSection={<IconPlus size={16} />}
      loading={create.isPending}
      reason={refusalText('duplicate', {})}
      onClick={() => create.mutate()}
    >
      {t('new_tender')}
    </ReasonButton>
  );
}
