import { lookUp } from '@tenderlane/domain/values';
import { Button, Textarea } from '@mantine/core';
import { IconCheck, IconCircleCheck, IconMessageExclamation } from '@tabler/icons-react';
import type { ReviewedPacket } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { partsOf } from '@tenderlane/domain/packets';
import { SegmentedChoice } from '@tenderlane/ui';
import { packetClasses as classes } from '@tenderlane/web/packets/packet-classes';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReview } from '../packets.api';
import { SubmittedParts } from './submitted-parts';

type Verdict = 'none' | 'approve' | 'reject';
interface Decision {
  verdict: Verdict;
  feedback: string;
}
const NONE: Decision = { verdict: 'none', feedback: '' };

interface ReviewFormProps {
  carrierId: number;
  packet: ReviewedPacket;
}

export function ReviewForm({ carrierId, packet }: ReviewFormProps) {
  const { t } = useTranslation('packets');
  const [decisions, setDecisions] = useState<Record<string, Decision>>({});
  const [isTried, setIsTried] = useState(false);
  const parts = packet.content ? partsOf(packet.content) : [];
  const of = (part: string): Decision =>
    lookUp(decisions, part) ??
    (lookUp(packet.marks, part)?.state === 'approved' ? { verdict: 'approve', feedback: '' } : NONE);
  const decided = parts.map((part) => ({ part, ...of(part) })).filter(({ verdict }) => verdict !== 'none');
  const rejected = decided.filter(({ verdict }) => verdict === 'reject');
  const lacksFeedback = rejected.some(({ feedback }) => feedback.trim() === '');
  const review = useReview(carrierId, ({ state }) => {
    const returned = rejected.length > 0 ? 'review.done_returned' : 'review.done';
    toast(t(state === 'approved' ? 'review.done_approved' : returned), { tone: 'good' });
  });
  const send = (isAll: boolean) => {
    setIsTried(true);
    if (!isAll && lacksFeedback) return;
    review.mutate({
      revision: packet.revision,
      ...(isAll
        ? { approve_all: true }
        : {
            sections: decided.map(({ part, verdict, feedback }) => ({
              part,
              approve: verdict === 'approve',
              feedback: verdict === 'reject' ? feedback.trim() : null,
            })),
          }),
    });
  };
  const fieldsOf = (part: string, title: string) => (
    <PartDecision
      title={title}
      decision={of(part)}
      isTried={isTried}
      onChange={(change) => setDecisions((before) => ({ ...before, [part]: { ...of(part), ...change } }))}
    />
  );
  return (
    <>
      <SubmittedParts packet={packet} below={fieldsOf} />
      {review.error && (
        <p role="alert" className={classes.bad}>
          {review.error.message}
        </p>
      )}
      <div className={classes.actions}>
        {decided.length > 0 && (
          <Button
            variant={rejected.length > 0 ? 'filled' : 'default'}
            leftSection={
              rejected.length > 0 ? (
                <IconMessageExclamation size={16} aria-hidden />
              ) : (
                <IconCheck size={16} aria-hidden />
              )
            }
            loading={review.isPending}
            onClick={() => send(false)}
          >
            {rejected.length > 0 ? t('review.return', { count: rejected.length }) : t('review.save')}
          </Button>
        )}
        {rejected.length === 0 && (
          <Button
            variant="filled"
            leftSection={<IconCircleCheck size={16} aria-hidden />}
            loading={review.isPending}
            onClick={() => send(true)}
          >
            {t('review.approve_all')}
          </Button>
        )}
      </div>
    </>
  );
}

interface PartDecisionProps {
  title: string;
  decision: Decision;
  isTried: boolean;
  onChange: (change: Partial<Decision>) => void;
}

function PartDecision({ title, decision, isTried, onChange }: PartDecisionProps) {
  const { t } = useTranslation('packets');
  const isEmpty = decision.feedback.trim() === '';
  return (
    <>
      <SegmentedChoice<Verdict>
        label={t('review.verdict', { title })}
        value={decision.verdict}
        onChange={(verdict) => onChange({ verdict })}
        options={(['none', 'approve', 'reject'] as const).map((value) => ({ value, label: t(`review.${value}`) }))}
      />
      {decision.verdict === 'reject' && (
        <Textarea
          label={t('review.feedback')}
          description={t('review.feedback_why')}
          required
          autosize
          minRows={2}
          maxLength={LIMITS.reasonMax}
          value={decision.feedback}
          error={isTried && isEmpty ? t('review.feedback_missing') : null}
          onChange={({ currentTarget: { value } }) => onChange({ feedback: value })}
        />
      )}
    </>
  );
}
