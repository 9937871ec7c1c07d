import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { HELP_LIMITS, REQUEST_CATEGORIES } from '@tenderlane/domain/requests';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { toast, whenDone } from '../toasts';
import { AskFiles } from './ask-files';
import { supportKeys } from './query-keys';
import { useAskHelp, type RequestDraft } from './requests.api';

export interface LoadOption {
  id: number;
  label: string;
}

export interface AskDialogProps {
  draft: RequestDraft;
  onChange: (draft: RequestDraft) => void;
  onClose: () => void;
  onAsked: (id: number) => void;
}

interface AskDialogOfSideProps extends AskDialogProps {
  searchLoads: (search: string) => Promise<LoadOption[]>;
}

const FIELDS = ['subject', 'category', 'text', 'load_id', 'is_blocking'];

export function AskDialog({ draft, onChange, onClose, onAsked, searchLoads }: AskDialogOfSideProps) {
  const { t } = useTranslation(['support', 'common']);
  const ask = useAskHelp();
  const { error } = ask;
  const change = (part: Partial<RequestDraft>) => onChange({ ...draft, ...part });
  const send = () =>
    whenDone(ask.mutateAsync(draft), ({ id }) => {
      toast(t('sent'), { tone: 'good' });
      onAsked(id);
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t('request_new')}
      consequences={[]}
      confirmLabel={t('send')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={ask.isPending}
      error={formText(error, FIELDS)}
      blocked={draft.subject.trim() === '' || draft.text.trim() === '' || draft.category === null}
    >
      <TextInput
        label={t('subject')}
        required
        maxLength={HELP_LIMITS.subjectMax}
        data-autofocus
        value={draft.subject}
        error={fieldText(error, 'subject')}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <Select
        label={t('category')}
        required
        placeholder={t('choose')}
        data={REQUEST_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={draft.category}
        error={fieldText(error, 'category')}
        onChange={(category) => change({ category })}
      />
      <Textarea
        label={t('text')}
        required
        autosize
        minRows={4}
        maxRows={12}
        maxLength={CHAT_LIMITS.textMax}
        value={draft.text}
        error={fieldText(error, 'text')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <LoadField
        value={draft.loadId}
        error={fieldText(error, 'load_id')}
        onChange={(loadId) => change({ loadId })}
        searchLoads={searchLoads}
      />
      <AskFiles files={draft.files} onChange={(files) => change({ files })} />
      <Checkbox
        label={t('blocking')}
        description={t('blocking_hint', { max: HELP_LIMITS.blockingMax })}
        checked={draft.isBlocking}
        error={fieldText(error, 'is_blocking')}
        onChange={({ currentTarget }) => change({ isBlocking: currentTarget.checked })}
      />
    </ConfirmDialog>
  );
}

interface LoadFieldProps extends Pick<AskDialogOfSideProps, 'searchLoads'> {
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

function LoadField({ value, error, onChange, searchLoads }: LoadFieldProps) {
  const { t } = useTranslation(['support', 'common']);
  const [search, setSearch] = useState('');
  const { data: loads = [] } = useQuery({
    queryKey: supportKeys.loads(search),
    queryFn: () => searchLoads(search),
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      label={t('load')}
      description={t('load_hint')}
      placeholder={t('no_load')}
      searchable
      clearable
      data={loads.map(({ id, label }) => ({ value: String(id), label }))}
      filter={({ options }) => options}
      nothingFoundMessage={t('common:nothing_found')}
      onSearchChange={setSearch}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
