import { Button } from '@mantine/core';
import type { OwnPacket } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePacketStep } from './packets.api';

export function ReopenPacket({ packet }: { packet: OwnPacket }) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const step = usePacketStep(packet.id);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('reopen.action')}</Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => step.mutate({ step: 'reopen' }, { onSuccess: () => setIsOpen(false) })}
        title={t('reopen.title')}
        consequences={[
          t(`reopen.${packet.state === 'approved' ? 'approved' : 'on_review'}`, { shipper: packet.shipper }),
        ]}
        confirmLabel={t('reopen.action')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={step.isPending}
        error={step.error?.message}
      />
    </>
  );
}
