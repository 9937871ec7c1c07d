import { Checkbox, Input, Rating, Textarea } from '@mantine/core';
import type { Review } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { REVIEW_LIMITS, REVIEW_TAGS, type ReviewTag } from '@tenderlane/domain/scorecard';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReview } from './reviews.api';
import classes from './reviews.module.css';

interface ReviewDialogProps {
  loadId: number;
  carrier: string;
  review: Review | null;
  onClose: () => void;
}

export function ReviewDialog({ loadId, carrier, review, onClose }: ReviewDialogProps) {
  const { t } = useTranslation(['scorecard', 'common']);
  const save = useReview(loadId);
  const [stars, setStars] = useState(review?.stars ?? 0);
  const [tags, setTags] = useState<readonly ReviewTag[]>(review?.tags ?? []);
  const [reason, setReason] = useState(review?.reason ?? '');
  const [note, setNote] = useState(review?.private_note ?? '');
  const needsReason = stars > 0 && stars < REVIEW_LIMITS.reasonUnder;
  const send = () =>
    whenDone(
      save.mutateAsync(
        { stars, tags: [...tags], reason: reason.trim() || null, private_note: note.trim() || null },
        { onSuccess: onClose },
      ),
      () => toast(t('review.saved')),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t('review.title', { carrier })}
      consequences={[t('review.shown')]}
      confirmLabel={t('review.save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      blocked={stars === 0 || (needsReason && reason.trim() === '')}
      error={errorText(save.error)}
    >
      <Input.Wrapper label={t('review.stars')} required labelElement="div">
        <Rating
          size="lg"
          value={stars}
          onChange={setStars}
          getSymbolLabel={(value) => t('review.star', { stars: value })}
        />
      </Input.Wrapper>
      <TagField tags={tags} onChange={setTags} />
      <Textarea
        label={t('review.reason')}
        description={t('review.reason_hint')}
        required={needsReason}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Textarea
        label={t('review.note')}
        description={t('review.note_hint')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={LIMITS.noteMax}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

interface TagFieldProps {
  tags: readonly ReviewTag[];
  onChange: (tags: readonly ReviewTag[]) => void;
}

function TagField({ tags, onChange }: TagFieldProps) {
  const { t } = useTranslation('scorecard');
  const toggle = (tag: ReviewTag) =>
    onChange(tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag]);
  return (
    <fieldset className={classes.tags}>
      <legend>{t('review.tags')}</legend>
      <div className={classes.tagGrid}>
        {REVIEW_TAGS.map((tag) => (
          <Checkbox key={tag} label={t(`tag.${tag}`)} checked={tags.includes(tag)} onChange={() => toggle(tag)} />
        ))}
      </div>
    </fieldset>
  );
}
