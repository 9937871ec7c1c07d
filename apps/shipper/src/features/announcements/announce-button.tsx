import { IconSpeakerphone } from '@tabler/icons-react';
import { ReasonButton } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FoundCarriers } from './audience-fields';

const AnnounceDialog = lazy(
  withTexts(() => import('./announce.dialog').then((part) => ({ default: part.AnnounceDialog })), ['announcements']),
);

interface AnnounceButtonProps {
  chosen?: { id: number; name: string }[];
  found?: FoundCarriers;
  variant?: 'default' | 'transparent';
}

export function AnnounceButton({ chosen, found, variant = 'default' }: AnnounceButtonProps) {
  const { t } = useTranslation('carriers');
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useAccount()?.rights.includes('carriers.write') ?? false;
  return (
    <>
      <ReasonButton
        variant={variant}
        leftSection={<IconSpeakerphone size={16} aria-hidden />}
        reason={mayWrite ? null : reasonText({ code: 'right.missing' })}
        onClick={() => setIsOpen(true)}
      >
        {t('announce')}
      </ReasonButton>
      {isOpen && (
        <Suspense>
          <AnnounceDialog onClose={() => setIsOpen(false)} {...(chosen && { chosen })} {...(found && { found })} />
        </Suspense>
      )}
    </>
  );
}
