import { Alert, Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { PacketSetup } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskNetwork } from '../packets.api';
import classes from '../packets.module.css';

/** Publishing does not ask carriers if the packet is optional; this offers to ask all of them. */
export function AskNetwork({ setup: { asked }, mayAsk }: { setup: PacketSetup; mayAsk: boolean }) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const count = asked.total - asked.done;
  const ask = useAskNetwork(() => {
    setIsOpen(false);
    toast(t('setup.asked_now', { count }), { tone: 'good' });
  });
  if (count === 0 && !isOpen) return null;
  return (
    <Alert color="blue" icon={<IconSend size={16} />}>
      <div className={classes.between}>
        {asked.done === 0 ? t('setup.asked_nobody') : t('setup.not_asked', { count })}
        {mayAsk && (
          <Button variant="filled" onClick={() => setIsOpen(true)}>
            {t('setup.ask_all', { count })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => ask.mutate()}
        title={t('setup.ask_all_title', { count })}
        consequences={[t('setup.ask_all_text')]}
        confirmLabel={t('setup.ask_all', { count })}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={ask.isPending}
        error={ask.error?.message}
      />
    </Alert>
  );
}
