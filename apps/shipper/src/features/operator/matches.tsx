import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyMatch } from '@tenderlane/contract';
import { ConfirmDialog, RowListItem, ReasonButton } from '@tenderlane/ui';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesQuery, useReviewMatch } from './checks.api';
import { ClosedMark } from './closed-mark';
import classes from './operator.module.css';
import { useChangeRefusal } from './parked-events';
import { Queue } from './queue';

const NOTE_MAX = 2000;

export function Matches() {
  const { t } = useTranslation('operator');
  const matches = useQuery(matchesQuery);
  const [reviewed, setReviewed] = useState<CompanyMatch | null>(null);
  return (
    <>
      <Queue
        queue={matches}
        summary={t('matches.summary')}
        none={{ title: t('matches.none'), text: t('matches.none_text') }}
      >
        {(match) => <MatchRow key={`${match.kind} ${match.id}`} match={match} onReview={() => setReviewed(match)} />}
      </Queue>
      {reviewed && <ReviewDialog match={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}

function MatchRow({ match, onReview }: { match: CompanyMatch; onReview: () => void }) {
  const { t } = useTranslation('operator');
  const reason = useChangeRefusal();
  const name = t(`matches.${match.kind}`, { hint: match.hint });
  return (
    <RowListItem
      name={name}
      details={match.companies.map((company) => (
        <div key={company.id} className={classes.whole}>
          <bdi>{company.name}</bdi>
          <span className={classes.note}>
            {` · ${[t(`kind.${company.kind}`), company.country_id.toUpperCase(), company.legal_id, `ID ${company.id}`]
              .filter(Boolean)
              .join(' · ')}`}
          </span>
          <ClosedMark at={company.closed_at} />
        </div>
      ))}
    >
      <ReasonButton
        size="xs"
        reason={reason}
        aria-label={t('matches.review_label', { match: name })}
        onClick={onReview}
      >
        {t('matches.review')}
      </ReasonButton>
    </RowListItem>
  );
}

function ReviewDialog({ match, onClose }: { match: CompanyMatch; onClose: () => void }) {
  const { t } = useTranslation(['operator', 'common']);
  const [note, setNote] = useState('');
  const review = useReviewMatch();
  const confirm = () =>
    whenDone(review.mutateAsync({ match, note: note.trim() }, { onSuccess: onClose }), () =>
      toast(t('matches.reviewed'), { tone: 'good' }),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t(`matches.${match.kind}`, { hint: match.hint })}
      consequences={[t('matches.review_text')]}
      confirmLabel={t('matches.review')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={review.isPending}
      blocked={note.trim() === ''}
      error={formText(review.error, ['note'])}
    >
      <Textarea
        label={t('matches.note')}
        required
        autosize
        minRows={3}
        maxLength={NOTE_MAX}
        data-autofocus
        value={note}
        error={fieldText(review.error, 'note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
