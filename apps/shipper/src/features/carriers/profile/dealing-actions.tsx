import { IconMessageCircle, IconUsersPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { isActiveRelation } from '@tenderlane/domain/carriers';
import { ReasonButton } from '@tenderlane/ui';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealingsQuery } from './dealings.api';

const InviteToTenderDialog = lazy(() =>
  import('../dialogs/invite-to-tender.dialog').then((part) => ({ default: part.InviteToTenderDialog })),
);

export function DealingActions({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('carrierPage');
  const [isInviting, setIsInviting] = useState(false);
  const { data } = useQuery(dealingsQuery(carrier.id));
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  const optionId = data?.option_id ?? null;
  const isInvitable = isActiveRelation(carrier.state);
  const refusal = !mayWrite ? 'right.missing' : carrier.is_closed ? 'carrier.company-closed' : null;
  const reason = refusal && reasonText({ code: refusal });
  return (
    <>
      <ReasonButton
        leftSection={<IconMessageCircle size={16} aria-hidden />}
        reason={optionId === null ? t('head.no_chat') : null}
        onClick={() => optionId !== null && openChat('option', optionId)}
      >
        {t('head.chat')}
      </ReasonButton>
      <ReasonButton
        variant="filled"
        leftSection={<IconUsersPlus size={16} aria-hidden />}
        reason={reason ?? (isInvitable ? null : t('head.not_invitable'))}
        onClick={() => setIsInviting(true)}
      >
        {t('head.invite')}
      </ReasonButton>
      {isInviting && (
        <Suspense fallback={null}>
          <InviteToTenderDialog carrier={carrier} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </>
  );
}
