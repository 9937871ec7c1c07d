import { useNavigate } from '@tanstack/react-router';
import { SkeletonRows } from '@tenderlane/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';

/** Leads to the page of a tender, once: `Navigate` does so with each render, also with those of the navigation itself. */
export function ToTender({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: paths.load, params: { id: String(id) }, replace: true });
  }, [id, navigate]);
  return <SkeletonRows label={t('loading')} count={5} />;
}
