import { Checkbox } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { PacketSetup } from '@tenderlane/contract';
import { checkPacketContent } from '@tenderlane/domain/packets';
import { ConfirmDialog, ReasonButton } from '@tenderlane/ui';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublish } from '../packets.api';
import type { PacketDraft } from './use-packet-draft';

interface PublishPacketProps {
  setup: PacketSetup;
  draft: PacketDraft;
  onTry: () => void;
}

/** Approved carriers are asked again only if the user chooses it. */
export function PublishPacket({ setup, draft, onTry }: PublishPacketProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const [askAgain, setAskAgain] = useState(false);
  const publish = usePublish(draft.publish, () => {
    setIsOpen(false);
    toast(t('setup.published_now'), { tone: 'good' });
  });
  const approved = (setup.counts.approved ?? 0) + (setup.counts.on_review ?? 0);
  const open = () => {
    onTry();
    if (draft.content && checkPacketContent(draft.content).length === 0) setIsOpen(true);
  };
  return (
    <>
      <ReasonButton
        variant="filled"
        leftSection={<IconSend size={16} aria-hidden />}
        reason={draft.isChanged ? null : t('setup.nothing_to_publish')}
        onClick={open}
      >
        {t('setup.publish')}
      </ReasonButton>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => publish.mutate(askAgain)}
        title={t('setup.publish_title')}
        consequences={[t('setup.publish_text')]}
        confirmLabel={t('setup.publish')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={publish.isPending}
        error={publish.error?.message}
      >
        {setup.published && approved > 0 && (
          <Checkbox
            label={t('setup.ask_again', { count: approved })}
            description={t('setup.ask_again_why')}
            checked={askAgain}
            onChange={({ currentTarget: { checked } }) => setAskAgain(checked)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
