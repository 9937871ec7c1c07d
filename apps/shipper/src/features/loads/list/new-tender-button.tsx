import { IconPlus } from '@tabler/icons-react';
import { ReasonButton } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useNewTender } from './use-new-tender';

export function NewTenderButton() {
  const { t } = useTranslation('loads');
  const { reason, prepare, start } = useNewTender();
  return (
    <ReasonButton
      variant="filled"
      leftSection={<IconPlus size={16} />}
      reason={reason}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={start}
    >
      {t('new_tender')}
    </ReasonButton>
  );
}
