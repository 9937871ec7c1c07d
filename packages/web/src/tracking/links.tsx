import type { TrackingLink } from '@tenderlane/contract';
import { Anchor, Button, CopyButton } from '@mantine/core';
import { readAhead, SectionCard } from '@tenderlane/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { trackingLinksQuery, type LinkCalls, type LinkStop } from './links.api';
import classes from './links.module.css';

const AddDialog = lazy(readAhead(async () => ({ default: (await import('./links.dialogs')).AddLinkDialog })));
const RevokeDialog = lazy(readAhead(async () => ({ default: (await import('./links.dialogs')).RevokeLinkDialog })));

interface TrackingLinksProps {
  loadId: number;
  stops: readonly LinkStop[];
  call: LinkCalls;
}

export function TrackingLinks({ loadId, stops, call }: TrackingLinksProps) {
  const { t } = useTranslation('tracking');
  const [isAdding, setIsAdding] = useState(false);
  const [revoked, setRevoked] = useState<TrackingLink | null>(null);
  const { data } = useQuery(trackingLinksQuery(call, loadId));
  if (!data || (data.links.length === 0 && data.refusals['add'])) return null;
  const add = !data.refusals['add'] && (
    <Button size="xs" variant="subtle" onClick={() => setIsAdding(true)}>
      {t('link.add')}
    </Button>
  );
  return (
    <SectionCard title={t('link.title')} actions={add} flush>
      <p className={classes.text}>{t('link.text')}</p>
      {data.links.length > 0 && (
        <ul className={classes.links}>
          {data.links.map((link) => (
            <Link key={link.id} link={link} stops={stops} onRevoke={() => setRevoked(link)} />
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && <AddDialog loadId={loadId} stops={stops} call={call} onClose={() => setIsAdding(false)} />}
        {revoked && <RevokeDialog loadId={loadId} link={revoked} call={call} onClose={() => setRevoked(null)} />}
      </Suspense>
    </SectionCard>
  );
}

interface LinkProps {
  link: TrackingLink;
  stops: readonly LinkStop[];
  onRevoke: () => void;
}

function Link({ link: { label, url, stop_id: stopId, created_at: at }, stops, onRevoke }: LinkProps) {
  const { t } = useTranslation('tracking');
  const { shortDateTime } = useDates();
  const stop = stops.find(({ id }) => id === stopId);
  const place = stop ? (stop.name ?? stop.city) : t('link.whole');
  return (
    <li className={classes.link}>
      <h3 className={classes.label}>{label}</h3>
      <p className={classes.dim}>
        {place} · {t('link.since', { time: shortDateTime(at) })}
      </p>
      <div className={classes.buttons}>
        <CopyButton value={url}>
          {({ copy, copied }) => (
            <Button size="compact-xs" variant="default" onClick={copy} aria-label={t('link.copy_label', { label })}>
              {t(copied ? 'link.copied' : 'link.copy')}
            </Button>
          )}
        </CopyButton>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" aria-label={t('link.open_label', { label })}>
          {t('link.open')}
        </Anchor>
        <Button size="compact-xs" variant="subtle" onClick={onRevoke} aria-label={t('link.revoke_label', { label })}>
          {t('link.revoke')}
        </Button>
      </div>
    </li>
  );
}
