import { IconSend } from '@tabler/icons-react';
import { ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkSelection } from './bulk.api';

const BulkDialog = lazy(() => import('./bulk-dialog').then((part) => ({ default: part.BulkDialog })));

export function InviteFoundButton({ selection }: { selection: BulkSelection }) {
  const { t } = useTranslation('carriers');
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  const close = () => setIsOpen(false);
  return (
    <>
      <ReasonButton
        leftSection={<IconSend size={16} aria-hidden />}
        reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
        onClick={() => setIsOpen(true)}
      >
        {t('invite_suggested')}
      </ReasonButton>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkDialog action="invite" selection={selection} onClose={close} onDone={close} />
        </Suspense>
      )}
    </>
  );
}
