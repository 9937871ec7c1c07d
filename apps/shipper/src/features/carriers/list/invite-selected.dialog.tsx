import type { Carrier } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useTranslation } from 'react-i18next';
import { useInviteAgain } from '../network.api';

interface InviteSelectedProps {
  carriers: readonly Carrier[];
  onClose: () => void;
  onDone: () => void;
}

const invitable = ({ state, login }: Carrier) => (state === 'suggested' || state === 'removed') && login !== null;

export function InviteSelectedDialog({ carriers, onClose, onDone }: InviteSelectedProps) {
  const { t } = useTranslation(['network', 'common']);
  const able = carriers.filter(invitable).slice(0, LIMITS.invitationsMax);
  const invite = useInviteAgain();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(
          invite.mutateAsync(able, {
            onSuccess: () => {
              onDone();
              onClose();
            },
          }),
          ({ data, meta }) => {
            const left = carriers.length - data.length;
            const text = t('invite.done', { count: data.length });
            toast(left > 0 ? `${text}. ${t('invite.left', { count: left })}` : text, {
              tone: meta.refused.length === 0 ? 'good' : 'plain',
            });
          },
        )
      }
      title={t('invite.title', { count: able.length })}
      consequences={able.length === 0 ? [t('invite.none')] : [t('invite.text')]}
      confirmLabel={t('invite.confirm')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={invite.isPending}
      error={errorText(invite.error)}
      blocked={able.length === 0}
    />
  );
}
