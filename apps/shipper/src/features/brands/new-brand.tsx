import { defaultCurrency } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useVisitorCountry } from '@tenderlane/web/core/texts/visitor-country';
import { BrandForm } from './brand.form';
import { useCreateCompany } from '@tenderlane/web/brands/company.api';

interface NewBrandProps {
  isFirst?: boolean;
  submitLabel: string;
  onCreated: () => Promise<void> | void;
}

export function NewBrand({ isFirst = false, submitLabel, onCreated }: NewBrandProps) {
  const account = useAccount();
  const { data: visitorCountry, isPending } = useVisitorCountry({ enabled: isFirst });
  const create = useCreateCompany({ isFirst, onCreated });
  if (isFirst && isPending) return null;
  const countryId = (isFirst && visitorCountry) || toCountry(account?.country.id);
  return (
    <BrandForm
      isNew
      typedAs={isFirst ? 'company' : null}
      initial={{ name: '', country_id: countryId, currency: defaultCurrency(countryId), legal_id: '' }}
      submitLabel={submitLabel}
      onSubmit={create.mutate}
      error={create.error}
      isPending={create.isPending}
    />
  );
}
