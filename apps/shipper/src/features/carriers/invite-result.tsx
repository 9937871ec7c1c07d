import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { CarrierState } from './carrier-cells';
import { copyText } from './copy-text';
import type { InviteResult } from './use-invite';
import classes from './carriers.module.css';

interface InviteResultViewProps {
  result: InviteResult;
  onClose: () => void;
}

/** Shows the invitation links to pass on by hand; they cannot be shown again later. */
export function InviteResultView({ result: { sent, already, refused }, onClose }: InviteResultViewProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const dates = useDates();
  const allLinks = sent.map(({ login, url }) => `${login}\t${url}`).join('\n');
  return (
    <div className={classes.form}>
      {sent.length > 0 && (
        <section>
          <div className={classes.resultHead}>
            <h3>{t('result.sent', { count: sent.length })}</h3>
            {sent.length > 1 && (
              <Button
                size="xs"
                leftSection={<IconCopy size={14} aria-hidden />}
                onClick={() => void copyText(allLinks)}
              >
                {t('result.copy_all')}
              </Button>
            )}
          </div>
          <p className={classes.note}>{t('result.links_hint')}</p>
          <ul className={classes.plainList}>
            {sent.map(({ id, login, url, send_at: sendAt, legal_id_is_claimed_by_others: isClaimed }) => (
              <li key={id} className={classes.plainItem}>
                <span className={classes.plainText}>
                  {login}
                  <span className={classes.note}>{url}</span>
                  {isClaimed && <span className={classes.warn}>{t('check.claimed_invited')}</span>}
                  {sendAt && <span className={classes.note}>{t('time.sends', { date: dates.date(sendAt) })}</span>}
                </span>
                <Button size="xs" aria-label={t('result.copy_label', { login })} onClick={() => void copyText(url)}>
                  {t('copy_link')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {already.length > 0 && (
        <section>
          <h3>{t('result.already', { count: already.length })}</h3>
          <ul className={classes.plainList}>
            {already.map(({ login, state }) => {
              const known = RELATION_STATES.find((one) => one === state);
              return (
                <li key={login} className={classes.plainItem}>
                  <span className={classes.plainText}>{login}</span>
                  {known && <CarrierState state={known} />}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section>
          <h3>{t('result.refused', { count: refused.length })}</h3>
          <ul className={classes.plainList}>
            {refused.map(({ login, code, params }) => (
              <li key={login} className={classes.plainItem}>
                <span className={classes.plainText}>
                  {login}
                  <span className={classes.note}>{reasonText({ code, params })}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.formActions}>
        <Button variant="filled" data-autofocus onClick={onClose}>
          {t('result.done')}
        </Button>
      </div>
    </div>
  );
}
