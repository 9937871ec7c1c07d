import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths';
import { ImportPage } from './import-page';

const SUGGESTED = { state: 'suggested' };

export function CarriersImportPage() {
  return <ImportPage kind="carriers" listHref={paths.carriers} Next={ToSuggested} />;
}

const ToSuggested = ({ label }: { label: string }) => (
  <Button variant="filled" renderRoot={(props: object) => <Link {...props} to={paths.carriers} search={SUGGESTED} />}>
    {label}
  </Button>
);
