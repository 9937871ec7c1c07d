import { lookUp } from '@tenderlane/domain/values';
import { useTranslation } from 'react-i18next';
import type { Recipient, UnreadablePiece } from './invite/parse-recipients';
import classes from './carriers.module.css';

const SHOWN = 5;

interface InvitePreviewProps {
  recipients: readonly Recipient[];
  unreadable: readonly UnreadablePiece[];
  refused: Readonly<Record<string, string>>;
}

export function InvitePreview({ recipients, unreadable, refused }: InvitePreviewProps) {
  const { t } = useTranslation('carriers');
  if (recipients.length === 0 && unreadable.length === 0) return null;
  const wrong = [
    ...recipients
      .filter(({ login }) => Object.hasOwn(refused, login))
      .map(({ line, login }) => ({ line, text: login, problem: lookUp(refused, login) })),
    ...unreadable.map(({ line, text, problem }) => ({ line, text, problem: t(`unread.${problem}`) })),
  ];
  const rest = recipients.length - SHOWN;
  return (
    <div aria-live="polite">
      {recipients.length > 0 && (
        <>
          <p className={classes.previewTitle}>{t('preview.found', { count: recipients.length })}</p>
          <ul className={classes.preview}>
            {recipients.slice(0, SHOWN).map(({ login, name }) => (
              <li key={login}>
                {login}
                {name && <span className={classes.note}> {name}</span>}
              </li>
            ))}
            {rest > 0 && <li className={classes.note}>{t('preview.more', { count: rest })}</li>}
          </ul>
        </>
      )}
      {wrong.length > 0 && (
        <>
          <p className={classes.previewTitle}>{t('preview.unread', { count: wrong.length })}</p>
          <ul className={classes.preview}>
            {wrong.map(({ line, text, problem }) => (
              <li key={`${line} ${text}`} className={classes.wrong}>
                {t('preview.line', { line, text: text.slice(0, 80) })} {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
