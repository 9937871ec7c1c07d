import { IconUserPlus } from '@tabler/icons-react';
import { ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft';

const InviteDialog = lazy(
  withTexts(() => import('../../../carriers').then((part) => ({ default: part.InviteDialog })), ['carriers']),
);

/** Invites the first carriers if the network is empty. An open dialog stays open. */
export function InviteCarriers({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const [isOpen, setIsOpen] = useState(false);
  const mayInvite = useAccount()?.rights.includes('carriers.write') ?? false;
  const close = () => {
    setIsOpen(false);
    // After a failure, the response of the next save contains the new values.
    store.refresh().catch(() => undefined);
  };
  return (
    <>
      {isNeeded && (
        <ReasonButton
          leftSection={<IconUserPlus size={16} aria-hidden />}
          reason={mayInvite ? null : reasonText({ code: 'right.missing' })}
          onClick={() => setIsOpen(true)}
        >
          {t('audience.invite')}
        </ReasonButton>
      )}
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
