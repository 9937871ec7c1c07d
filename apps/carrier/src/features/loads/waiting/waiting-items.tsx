import { useQuery } from '@tanstack/react-query';
import type { Messages } from '@tenderlane/messages';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import { useLink } from '@tenderlane/web/core/use-link';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useTranslation } from 'react-i18next';
import { HOME } from '../../../lib/paths';
import { waitingQuery, type WaitingKind } from './waiting.api';
import classes from './waiting-items.module.css';

type Counted =
  Extract<keyof Messages['carrierApp'], `waits.${string}_other`> extends `${infer Key}_other` ? Key : never;

/** The line takes its height before the counts are known, so that the list below does not move. */
export function WaitingItems() {
  const { t } = useTranslation('carrierApp');
  const { data, error, refetch } = useQuery(waitingQuery);
  if (error && !data) return <QueryErrorNotice error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={classes.line} aria-label={t('waits.label')}>
      {data?.kinds.length === 0 && <li className={classes.none}>{t('waits.none')}</li>}
      {data?.kinds.map((kind) => (
        <li key={kind.key}>
          <WaitingItem kind={kind} />
        </li>
      ))}
    </ul>
  );
}

function WaitingItem({ kind: { key, total, opens } }: { kind: WaitingKind }) {
  const { t, i18n } = useTranslation('carrierApp');
  const hrefOf = useNamedHref();
  const link = useLink(hrefOf(opens) ?? HOME);
  const name = `waits.${key}`;
  const isCounted = (text: string): text is Counted => i18n.exists(`carrierApp:${text}`, { count: total });
  return (
    <a className={classes.item} {...link}>
      {isCounted(name) ? t(name, { count: total }) : total}
    </a>
  );
}
