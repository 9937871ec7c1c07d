import { TagsInput, Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { FormSection } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { pills } from '../fields/pills';
import { TextField } from '../fields/text-field';
import { useField } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

const EXTERNAL_ID_MAX = 100;
const TAG_MAX = 50;

export const NotesSection = memo(function NotesSection() {
  const { t } = useTranslation('loadEdit');
  return (
    <FormSection title={t('notes.title')} why={t('notes.why')}>
      <Note />
      <div className={classes.row3}>
        <TextField name="name" label={t('notes.name')} maxLength={LIMITS.nameMax} />
        <TextField
          name="external_id"
          label={t('notes.external_id')}
          hint={t('notes.external_id_hint')}
          maxLength={EXTERNAL_ID_MAX}
        />
        <Tags />
      </div>
    </FormSection>
  );
});

function Note() {
  const { t } = useTranslation('loadEdit');
  const note = useField('note');
  const used = note.value?.length ?? 0;
  return (
    <FieldAnchor path="note">
      <Textarea
        label={t('notes.note')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={LIMITS.noteMax}
        value={note.value ?? ''}
        error={useProblem('note')}
        description={t('notes.count', { used: number(used), max: number(LIMITS.noteMax) })}
        onChange={(event) => note.change(event.currentTarget.value || null)}
      />
    </FieldAnchor>
  );
}

function Tags() {
  const { t } = useTranslation('loadEdit');
  const tags = useField('tags');
  return (
    <FieldAnchor path="tags">
      <TagsInput
        label={t('notes.tags')}
        description={t('notes.tags_hint')}
        classNames={pills}
        maxTags={LIMITS.tagsMax}
        maxLength={TAG_MAX}
        value={tags.value}
        error={useProblem('tags')}
        onChange={(next) => tags.change(next.map((tag) => tag.trim()).filter(Boolean))}
      />
    </FieldAnchor>
  );
}
