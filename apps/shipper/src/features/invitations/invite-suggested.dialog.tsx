import { Alert, Button, Modal, NativeSelect, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { LIMITS } from '@tenderlane/domain/core';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES, useRestoreFocus } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteSuggested, type SuggestedAnswer } from './invitations.api';
import classes from './invitations.module.css';

export type SuggestedSelection =
  | { ids: readonly number[] }
  | { filter: { search?: string; label_id?: number }; count: number | null };

interface InviteSuggestedDialogProps {
  selection: SuggestedSelection;
  onClose: () => void;
}

export function InviteSuggestedDialog({ selection, onClose }: InviteSuggestedDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['invitations', 'carriers', 'common']);
  const [message, setMessage] = useState('');
  const [locale, setLocale] = useState<Locale | ''>('');
  const invite = useInviteSuggested();
  const send = () =>
    invite.mutate({
      ...('ids' in selection
        ? { carrier_ids: selection.ids.slice(0, LIMITS.inviteSuggestedMax) }
        : { filter: selection.filter }),
      ...(message.trim() && { message: message.trim() }),
      ...(locale && { locale }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t('suggested.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      closeOnClickOutside={false}
    >
      {invite.data ? (
        <Result
          answer={invite.data}
          onMore={'filter' in selection && invite.data.invited > 0 ? send : undefined}
          isPending={invite.isPending}
          onClose={onClose}
        />
      ) : (
        <form onSubmit={submit} noValidate className={classes.form}>
          <p>
            {'ids' in selection
              ? t('suggested.chosen', { count: selection.ids.length })
              : selection.count === null
                ? t('suggested.found')
                : t('suggested.all', { count: selection.count })}
          </p>
          <p className={classes.note}>{t('suggested.limits')}</p>
          <Textarea
            label={t('carriers:invite.message')}
            description={t('carriers:invite.message_hint')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={LIMITS.commentMax}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('carriers:invite.language')}
            data={[
              { value: '', label: t('suggested.language_own') },
              ...LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
            value={locale}
            onChange={(event) => setLocale(event.currentTarget.value as Locale | '')}
          />
          {invite.isError && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
              {errorText(invite.error)}
            </Alert>
          )}
          <div className={classes.actions}>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button type="submit" variant="filled" loading={invite.isPending} data-autofocus>
              {t('suggested.send')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

interface ResultProps {
  answer: SuggestedAnswer;
  onMore: (() => void) | undefined;
  isPending: boolean;
  onClose: () => void;
}

function Result({ answer, onMore, isPending, onClose }: ResultProps) {
  const { t } = useTranslation('invitations');
  const dates = useDates();
  const { invited, kept, kept_until: keptUntil, without_login: withoutLogin, refused, left } = answer;
  return (
    <div className={classes.form} role="status">
      <p>{t('suggested.invited', { count: invited })}</p>
      {keptUntil && <p>{t('suggested.kept', { count: kept, date: dates.date(keptUntil) })}</p>}
      {withoutLogin > 0 && <p>{t('suggested.without_login', { count: withoutLogin })}</p>}
      {refused.length > 0 && (
        <section>
          <h3 className={classes.previewTitle}>{t('suggested.refused', { count: refused.length })}</h3>
          <ul className={classes.refused}>
            {refused.slice(0, SHOWN).map(({ carrier_id: id, login, code, params }) => (
              <li key={id}>
                {login} <span className={classes.note}>{reasonText({ code, params })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {left > 0 && <p>{t('suggested.left', { count: left })}</p>}
      <div className={classes.actions}>
        {left > 0 && onMore && (
          <Button loading={isPending} onClick={onMore}>
            {t('suggested.more')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('suggested.done')}
        </Button>
      </div>
    </div>
  );
}

const SHOWN = 100;
