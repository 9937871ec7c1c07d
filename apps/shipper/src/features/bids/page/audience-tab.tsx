import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { GridRow, LoadView } from '@tenderlane/contract';
import { DataTable, Name, SectionCard, TwoLines } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import type { Grid } from '../../awards';
import { paths } from '../../../lib/paths';
import { LinksCard, useNames } from '../../loads';
import classes from './load-page.module.css';

interface AudienceTabProps {
  view: LoadView;
  grid: Grid;
}

export function AudienceTab({ view, grid }: AudienceTabProps) {
  const { t } = useTranslation('loads');
  const isDraft = view.list_item.status_id === 'draft';
  const waiting = view.audience.invited - view.audience.accepted;
  return (
    <div className={classes.stack}>
      <SectionCard
        title={t('audience.title')}
        note={t(`audience.kind.${view.auction.audience.kind}`)}
        actions={
          (isDraft || view.list_item.status_id === 'ongoing') && (
            <Button
              component={Link}
              to={paths['carriers.suggested']}
              search={{ load: String(view.list_item.id) } as never}
              size="xs"
              variant="subtle"
              leftSection={<IconSparkles size={14} aria-hidden />}
            >
              {t('suggested_carriers')}
            </Button>
          )
        }
        flush
      >
        {isDraft && <p className={classes.inCard}>{t('audience.draft')}</p>}
        {!isDraft && view.audience.invited === 0 && <p className={classes.inCard}>{t('audience.nobody')}</p>}
        {waiting > 0 && <p className={classes.inCard}>{t('audience.waiting', { count: waiting })}</p>}
        {grid.meta.sealed_now && <p className={classes.inCard}>{t('audience.sealed')}</p>}
        {grid.data.length > 0 && <ReachedTable rows={grid.data} />}
      </SectionCard>
      <LinksCard view={view} />
    </div>
  );
}

function ReachedTable({ rows }: { rows: readonly GridRow[] }) {
  const { t } = useTranslation(['loads', 'states']);
  const reasonName = useNames('decline_reasons');
  return (
    <DataTable label={t('audience.title')} rows="grid">
      <thead>
        <tr>
          <th scope="col">{t('audience.carrier')}</th>
          <th scope="col">{t('audience.answer')}</th>
          <th scope="col">{t('audience.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={classes.wrap}>
              <TwoLines first={<Name>{row.carrier.name}</Name>} second={row.carrier.legal_id} />
            </td>
            <td>{row.provisional ? t('states:option.provisional') : t(`states:option.${row.state}`)}</td>
            <td className={classes.wrap}>
              {row.decline ? [reasonName(row.decline.code), row.decline.text].filter(Boolean).join(': ') : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
