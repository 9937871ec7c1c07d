import { useNavigate } from '@tanstack/react-router';
import { SkeletonRows } from '@tenderlane/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadHref } from '../../lib/load-href';

/** Redirects once in an effect, because `Navigate` would navigate again with each render. */
export function ToTender({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: loadHref(id), replace: true });
  }, [id, navigate]);
  return <SkeletonRows label={t('loading')} count={5} />;
}
