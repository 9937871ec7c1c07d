import { Alert, Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { OwnPacket, ReusablePacket } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reusableQuery, usePacketStep } from './packets.api';
import classes from './packets.module.css';

/** Answers given to other shippers; each is shown first and copied only by a click. */
export function ReuseOffers({ packet: { id, content } }: { packet: OwnPacket }) {
  const { t } = useTranslation(['packets', 'common']);
  const { data = [] } = useQuery(reusableQuery(id));
  const [offer, setOffer] = useState<ReusablePacket | null>(null);
  const step = usePacketStep(id);
  if (data.length === 0) return null;
  const questions = content.sections.flatMap((section) => section.questions);
  const labelOf = ({ question, label }: ReusablePacket['answers'][number]) =>
    questions.find(({ id: one }) => one === question)?.label ?? label;
  return (
    <Alert color="blue" icon={<IconCopy size={16} />} title={t('reuse.title')}>
      <div className={classes.fields}>
        <span>{t('reuse.text')}</span>
        {data.map((one) => (
          <div key={one.id} className={classes.between}>
            <bdi>{one.shipper}</bdi>
            <Button size="xs" onClick={() => setOffer(one)}>
              {t('reuse.show', { count: one.answers.length + one.documents.length })}
            </Button>
          </div>
        ))}
      </div>
      {offer && (
        <ConfirmDialog
          opened
          onClose={() => setOffer(null)}
          onConfirm={() => step.mutate({ step: 'reuse', packetId: offer.id }, { onSuccess: () => setOffer(null) })}
          title={t('reuse.confirm', { shipper: offer.shipper })}
          consequences={[...offer.answers.map(labelOf), ...offer.documents.map(({ document }) => document.title)]}
          confirmLabel={t('reuse.copy')}
          cancelLabel={t('common:cancel')}
          closeLabel={t('common:close')}
          pending={step.isPending}
          error={step.error?.message}
        >
          <p className={classes.note}>{t('reuse.consent')}</p>
        </ConfirmDialog>
      )}
    </Alert>
  );
}
