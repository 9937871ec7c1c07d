import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tenderlane/domain/core';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES, SkeletonRows } from '@tenderlane/ui';
import { locale as ownLocale } from '@tenderlane/web/core/texts/locale';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitationPreviewQuery } from './invitations.api';
import type { NetworkDraft } from './use-network-draft';
import classes from './invitations.module.css';

const WRITING_PAUSE_MS = 400;

export function InvitationTexts({ draft }: { draft: NetworkDraft }) {
  const { t } = useTranslation('invitations');
  const [language, setLanguage] = useState<Locale>(ownLocale);
  const [isShown, setIsShown] = useState(false);
  const texts = draft.fields.invitation_texts;
  return (
    <>
      <SegmentedControl
        aria-label={t('texts.language')}
        value={language}
        onChange={setLanguage}
        className={classes.languages}
        data={LOCALES.map((value) => ({
          value,
          label: (
            <span title={texts[value] ? t('texts.filled', { language: LANGUAGE_NAMES[value] }) : undefined}>
              {LANGUAGE_NAMES[value]}
              {texts[value] && <span aria-hidden> •</span>}
            </span>
          ),
        }))}
      />
      <Textarea
        label={t('texts.label')}
        description={t('texts.hint', { carrier: '{{carrier}}', company: '{{company}}', person: '{{person}}' })}
        error={draft.errorOf('invitation_texts')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={LIMITS.commentMax}
        lang={language}
        value={texts[language]}
        onChange={(event) => draft.save({ invitation_texts: { ...texts, [language]: event.currentTarget.value } })}
      />
      <Button
        leftSection={<IconEye size={16} aria-hidden />}
        aria-expanded={isShown}
        className={classes.link}
        onClick={() => setIsShown(!isShown)}
      >
        {t('texts.preview')}
      </Button>
      {isShown && <Preview text={texts[language]} language={language} />}
    </>
  );
}

function Preview({ text, language }: { text: string; language: Locale }) {
  const { t } = useTranslation(['invitations', 'common']);
  const [written] = useDebouncedValue(text, WRITING_PAUSE_MS);
  const { data, error } = useQuery(invitationPreviewQuery(written, language));
  if (error && !data) return <p className={classes.reason}>{errorText(error)}</p>;
  if (!data) return <SkeletonRows label={t('common:loading')} count={3} />;
  return (
    <div className={classes.previews}>
      <p className={classes.note}>{t('texts.example')}</p>
      <section className={classes.preview} aria-label={t('texts.mail')} lang={language}>
        <h3 className={classes.previewTitle}>{data.subject}</h3>
        <p className={classes.message}>{data.text}</p>
      </section>
      <section className={classes.preview} aria-label={t('texts.sms')} lang={language}>
        <h3 className={classes.previewTitle}>{t('texts.sms')}</h3>
        <p className={classes.message}>{data.sms}</p>
      </section>
    </div>
  );
}
