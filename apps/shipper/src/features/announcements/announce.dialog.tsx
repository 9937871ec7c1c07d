import { Alert, Button, Modal, SegmentedControl, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ANNOUNCEMENT_LIMITS } from '@tenderlane/domain/announcements';
import { ConfirmDialog, useIsScreen, useRestoreFocus } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { errorText, fieldText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { RichText } from '@tenderlane/web/rich-text/rich-text';
import { toast } from '@tenderlane/web/toasts';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { previewQuery, useAnnounce } from './announcements.api';
import { AudienceFields, audienceOf, type AudienceDraft, type FoundCarriers } from './audience-fields';
import classes from './announcements.module.css';

// The editor is a fifth of the application's size, so it loads on demand.
const MessageEditor = lazy(() => import('./message-editor').then((part) => ({ default: part.MessageEditor })));

const WRITING_PAUSE_MS = 400;
const { subjectMax, textMax, htmlMax } = ANNOUNCEMENT_LIMITS;

interface AnnounceDialogProps {
  chosen?: AudienceDraft['carriers'];
  found?: FoundCarriers;
  onClose: () => void;
}

export function AnnounceDialog({ chosen = [], found, onClose }: AnnounceDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['announcements', 'common']);
  const dates = useDates();
  const isPhone = useIsScreen('(max-width: 560px)');
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [audience, setAudience] = useState<AudienceDraft>({
    kind: found ? 'filter' : chosen.length > 0 ? 'carriers' : 'network',
    labels: [],
    states: ['verified'],
    carriers: chosen,
    found: found ?? null,
  });
  const [isAsking, setIsAsking] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const send = useAnnounce();
  const wanted = audienceOf(audience);
  const [written] = useDebouncedValue(message, WRITING_PAUSE_MS);
  const { data: preview, error: previewError } = useQuery(
    previewQuery(wanted && { message: written, audience: wanted }),
  );

  const nextAt = preview?.next_at ?? null;
  const isNobody = wanted !== null && preview?.recipients === 0;
  const isComplete = subject.trim() !== '' && message !== '' && message.length <= htmlMax && wanted !== null;
  const needed = (isThere: boolean) => (wasTried && !isThere ? t('common:required') : undefined);
  const refusal = previewError ?? send.error;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isComplete && !isNobody && nextAt === null) setIsAsking(true);
  };
  const confirm = () => {
    if (!wanted) return;
    const done = () => {
      toast(t('form.sent'), { tone: 'good' });
      onClose();
    };
    send.mutate({ subject, message, audience: wanted }, { onSuccess: done });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      title={t('form.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        {nextAt !== null && (
          <Alert color="amber" role="status" icon={<IconClock size={16} />}>
            {t('next_at', { date: dates.dateTime(nextAt) })}
          </Alert>
        )}
        <TextInput
          label={t('form.subject')}
          required
          data-autofocus
          maxLength={subjectMax}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
          error={needed(subject.trim() !== '') ?? fieldText(send.error, 'subject')}
        />
        <AudienceFields
          draft={audience}
          onChange={(part) => setAudience((before) => ({ ...before, ...part }))}
          error={wasTried && wanted === null ? t('form.choose') : undefined}
        />
        {preview && (
          <p className={isNobody ? classes.warn : classes.note} role="status">
            {isNobody ? t('form.nobody') : t('form.recipients', { count: preview.recipients })}
          </p>
        )}
        <Message
          subject={subject}
          message={message}
          onChange={setMessage}
          html={preview?.html ?? ''}
          error={needed(message !== '') ?? fieldText(refusal, 'message')}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" disabled={nextAt !== null || isNobody}>
            {t('form.send')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={t('form.confirm_title')}
        consequences={[t('form.confirm_who', { count: preview?.recipients ?? 0 }), t('form.confirm_final')]}
        confirmLabel={t('form.send')}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={send.isPending}
        error={send.error ? errorText(send.error) : null}
      >
        {previewError && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
            {errorText(previewError)}
          </Alert>
        )}
      </ConfirmDialog>
    </Modal>
  );
}

interface MessageProps {
  subject: string;
  message: string;
  onChange: (message: string) => void;
  html: string;
  error: string | undefined;
}

function Message({ subject, message, onChange, html, error }: MessageProps) {
  const { t } = useTranslation('announcements');
  const [view, setView] = useState<'write' | 'preview'>('write');
  return (
    <>
      <SegmentedControl
        className={classes.views}
        value={view}
        onChange={setView}
        data={[
          { value: 'write' as const, label: t('form.write') },
          { value: 'preview' as const, label: t('form.preview') },
        ]}
      />
      {view === 'write' ? (
        <Suspense fallback={<Skeleton height={220} />}>
          <MessageEditor
            html={message}
            onChange={onChange}
            description={t('form.message_hint', { max: textMax })}
            error={error}
          />
        </Suspense>
      ) : (
        <Preview subject={subject} html={html} />
      )}
    </>
  );
}

function Preview({ subject, html }: { subject: string; html: string }) {
  const { t } = useTranslation('announcements');
  const account = useAccount();
  return (
    <section className={classes.preview} aria-label={t('form.preview')}>
      <h3 className={classes.previewTitle}>{subject || '—'}</h3>
      <p className={classes.note}>{t('form.preview_from', { company: account?.company?.name ?? '' })}</p>
      <RichText html={html} />
    </section>
  );
}
