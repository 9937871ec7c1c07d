-- The terms of use that a person accepted; null for those who signed up before they were asked.
alter table accounts
  add column terms_version text,
  add column terms_accepted_at timestamptz(3),
  add constraint accounts_terms_check check ((terms_version is null) = (terms_accepted_at is null));
