import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LoadView } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { tenderHref } from '../../../lib/tender-href';
import classes from './load-view.module.css';

const LoadLink = ({ id, number }: { id: number; number: string | null }) => <Link to={tenderHref(id)}>{number}</Link>;

export function LinksCard({ view }: { view: LoadView }) {
  const { t } = useTranslation(['loads', 'common']);
  const { public_link: link, republished_from_id: from, republished_to_id: to } = view;
  if (!link && from === null && to === null) return null;
  return (
    <SectionCard title={t('links.title')}>
      <div className={classes.links}>
        {from !== null && (
          <p>
            <span className={classes.dim}>{t('links.from')}</span>{' '}
            <LoadLink id={from} number={view.republished_from_number} />
          </p>
        )}
        {to !== null && (
          <p>
            <span className={classes.dim}>{t('links.to')}</span>{' '}
            <LoadLink id={to} number={view.republished_to_number} />
          </p>
        )}
        {link && (
          <div>
            <p className={classes.dim}>{t('links.public')}</p>
            <p className={classes.publicLink}>{link}</p>
            <p className={classes.small}>{t('links.public_note')}</p>
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button
                  size="xs"
                  mt={6}
                  leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
                  onClick={copy}
                >
                  {copied ? t('common:copied') : t('common:copy')}
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      </div>
    </SectionCard>
  );
}
