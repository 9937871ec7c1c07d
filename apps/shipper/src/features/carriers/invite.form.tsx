import { Alert, Button, NativeSelect, Progress, TagsInput, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tenderlane/domain/core';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { FieldPair, LANGUAGE_NAMES } from '@tenderlane/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { labelsQuery } from '../../lib/labels';
import { InvitePreview } from './invite-preview';
import { KnownCompany, type CompanyFacts } from './known-company';
import { parseRecipients } from './invite/parse-recipients';
import { RecipientsFile } from './invite/recipients-file';
import type { useInvite } from './use-invite';
import classes from './carriers.module.css';

const NO_FACTS: CompanyFacts = { name: '', legalId: '' };

interface InviteFormProps {
  invitation: ReturnType<typeof useInvite>;
  onCancel: () => void;
}

export function InviteForm({ invitation: { send, progress, refused }, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const { data: known = [] } = useQuery(labelsQuery);
  const [text, setText] = useState('');
  const [facts, setFacts] = useState(NO_FACTS);
  const [message, setMessage] = useState('');
  const [locale, setLocale] = useState<Locale | ''>('');
  const [labels, setLabels] = useState<string[]>([]);
  const { recipients, unreadable } = parseRecipients(text);
  const single = recipients.length === 1 ? recipients[0] : undefined;
  const hasLoginRefusals = Object.keys(refused).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (recipients.length === 0) return;
    const named = single
      ? [{ ...single, name: facts.name.trim() || single.name, legalId: facts.legalId.trim() }]
      : recipients;
    send.mutate({ recipients: named, message: message.trim(), locale, labels });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Textarea
        label={t('invite.who')}
        description={t('invite.who_hint')}
        placeholder={t('invite.who_example')}
        required
        data-autofocus
        autosize
        minRows={4}
        maxRows={10}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          send.reset();
          setText(event.currentTarget.value);
        }}
      />
      <RecipientsFile
        onRead={(read) => {
          send.reset();
          setText((before) => [before.trim(), read].filter(Boolean).join('\n'));
        }}
      />
      <InvitePreview recipients={recipients} unreadable={unreadable} refused={send.isError ? refused : {}} />
      {single && <KnownCompany suggestedName={single.name} facts={facts} onChange={setFacts} />}
      <Textarea
        label={t('invite.message')}
        description={t('invite.message_hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.commentMax}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <FieldPair>
        <NativeSelect
          label={t('invite.language')}
          data={[
            { value: '', label: t('invite.language_own') },
            ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale | '')}
        />
        <TagsInput
          label={t('column.labels')}
          description={t('labels.hint')}
          data={known.map(({ name }) => name)}
          value={labels}
          onChange={setLabels}
          maxTags={20}
        />
      </FieldPair>
      {send.isError && !hasLoginRefusals && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {errorText(send.error)}
        </Alert>
      )}
      {send.isPending && recipients.length > LIMITS.invitationsMax && (
        <div role="status">
          <p className={classes.note}>{t('invite.progress', { done: progress, total: recipients.length })}</p>
          <Progress value={(progress / recipients.length) * 100} size={6} aria-label={t('invite.title')} />
        </div>
      )}
      <div className={classes.formActions}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={send.isPending} disabled={recipients.length === 0}>
          {recipients.length === 0 ? t('invite.button') : t('invite.send', { count: recipients.length })}
        </Button>
      </div>
    </form>
  );
}
