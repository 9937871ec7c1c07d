import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths';
import { ImportPage } from '../imports';

export function FacilitiesImportPage() {
  return <ImportPage kind="facilities" listHref={paths.facilities} Next={ToFacilities} />;
}

const ToFacilities = ({ label }: { label: string }) => (
  <Button component={Link} to={paths.facilities} variant="filled">
    {label}
  </Button>
);
