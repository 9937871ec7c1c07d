import { IconSend } from '@tabler/icons-react';
import { ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestedSelection } from './invite-suggested.dialog';

const InviteSuggestedDialog = lazy(
  withTexts(
    () => import('./invite-suggested.dialog').then((part) => ({ default: part.InviteSuggestedDialog })),
    ['carriers', 'invitations'],
  ),
);

export function InviteSuggestedButton({ selection }: { selection: SuggestedSelection }) {
  const { t } = useTranslation('carriers');
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
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
        <Suspense>
          <InviteSuggestedDialog selection={selection} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
