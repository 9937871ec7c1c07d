import { Button } from '@mantine/core';
import type { PacketSetup } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { useDiscardDraft } from '../packets.api';
import type { PacketDraft } from './use-packet-draft';

export function Versions({ setup: { published, draft }, isChanged }: { setup: PacketSetup; isChanged: boolean }) {
  const { t } = useTranslation('packets');
  const dates = useDates();
  const facts = [
    published &&
      t('setup.version', {
        number: published.number,
        time: dates.dateTime(published.published_at),
        name: published.published_by,
      }),
    isChanged && (draft || !published) && t('setup.draft'),
  ];
  return <p className={classes.note}>{facts.filter(Boolean).join(' · ')}</p>;
}

export function Discard({ draft }: { draft: PacketDraft }) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const discard = useDiscardDraft(draft.discard, () => setIsOpen(false));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('setup.discard')}</Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => discard.mutate()}
        danger
        title={t('setup.discard_title')}
        consequences={[t('setup.discard_text')]}
        confirmLabel={t('setup.discard')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={discard.isPending}
        error={discard.error?.message}
      />
    </>
  );
}
