import { toCountry } from '@tenderlane/domain/languages';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useVisitorCountry } from '@tenderlane/web/core/texts/visitor-country';
import { useCreateCompany } from '@tenderlane/web/brands/company.api';
import { CompanyForm } from './company.form';

interface NewCompanyProps {
  submitLabel: string;
  onCreated: () => Promise<void>;
}

export function NewCompany({ submitLabel, onCreated }: NewCompanyProps) {
  const account = useAccount();
  const { data: visitorCountry, isPending } = useVisitorCountry();
  const create = useCreateCompany({ isFirst: true, onCreated });
  if (isPending) return null;
  return (
    <CompanyForm
      isNew
      initial={{ name: '', country_id: visitorCountry ?? toCountry(account?.country.id), legal_id: '' }}
      submitLabel={submitLabel}
      onSubmit={create.mutate}
      error={create.error}
      isPending={create.isPending}
    />
  );
}
