import { Button, Checkbox } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { PacketContentBody, PacketSetup } from '@tenderlane/contract';
import { checkPacketContent } from '@tenderlane/domain/packets';
import { ConfirmDialog } from '@tenderlane/ui';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublish } from '../packets.api';

interface PublishPacketProps {
  setup: PacketSetup;
  content: PacketContentBody;
  onTry: () => void;
  onPublished: () => void;
}

/** Publishes a version; carriers that are approved are asked again only where this is chosen. */
export function PublishPacket({ setup, content, onTry, onPublished }: PublishPacketProps) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const [askAgain, setAskAgain] = useState(false);
  const publish = usePublish();
  const approved = (setup.counts.approved ?? 0) + (setup.counts.on_review ?? 0);
  const open = () => {
    onTry();
    if (checkPacketContent(content).length === 0) setIsOpen(true);
  };
  return (
    <>
      <Button variant="filled" leftSection={<IconSend size={16} aria-hidden />} onClick={open}>
        {t('setup.publish')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() =>
          publish.mutate(
            { content, askAgain },
            {
              onSuccess: () => {
                setIsOpen(false);
                onPublished();
                toast(t('setup.published_now'), { tone: 'good' });
              },
            },
          )
        }
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
