-- Files that live as long as what they hang on have no end.
alter table stored_files alter column expires_at drop not null;

-- The operator's person who looks after a company; of somebody who left the operator nobody is shown.
alter table companies add column manager_account_id bigint references accounts (id);
create index companies_manager on companies (manager_account_id) where manager_account_id is not null;

-- What a person of the operator shows to those companies.
create table operator_profiles (
  account_id bigint primary key references accounts (id),
  telegram text,
  photo_file_id bigint references stored_files (id) on delete set null,
  updated_at timestamptz(3) not null
);
create index operator_profiles_photo on operator_profiles (photo_file_id) where photo_file_id is not null;
