import { Loader } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BulkPreview } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { tenderHref } from '../../../lib/tender-href';
import classes from './bulk.module.css';

export function BulkPreviewText({ preview, isFailed }: { preview: BulkPreview | undefined; isFailed: boolean }) {
  const { t } = useTranslation('bulk');
  if (!preview)
    return isFailed ? null : (
      <p role="status" className={classes.checking}>
        <Loader size={16} /> {t('checking')}
      </p>
    );
  const { can, total, cannot } = preview;
  return (
    <div>
      <p role="status" className={classes.can}>
        {can === 0 ? t('can_none') : t('can', { count: can, total })}
      </p>
      {cannot.length > 0 && (
        <ul className={classes.reasons}>
          {cannot.map(({ code, message, params, count, examples }) => (
            <li key={`${code} ${JSON.stringify(params)}`}>
              {t('cannot', { count, reason: message })}{' '}
              <span className={classes.hint}>
                {t('for_example')}{' '}
                {examples.map(({ id, name }, index) => (
                  <span key={id}>
                    {index > 0 && ', '}
                    <Link to={tenderHref(id)} target="_blank">
                      <bdi>{name}</bdi>
                    </Link>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
