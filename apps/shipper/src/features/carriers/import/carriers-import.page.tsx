import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths';
import { ImportPage } from '../../imports';

/** Carriers from a file; inviting them is the next step. */
export function CarriersImportPage() {
  return <ImportPage kind="carriers" listHref={paths.carriers} Next={ToSuggested} />;
}

const ToSuggested = ({ label }: { label: string }) => (
  <Button component={Link} to={paths.carriers} search={{ state: 'suggested' }} variant="filled">
    {label}
  </Button>
);
