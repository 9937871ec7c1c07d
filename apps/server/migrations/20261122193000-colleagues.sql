-- What a company notes about its people, and whether they may change their own profile.
alter table brand_members add column position text;
alter table brand_members add column can_edit_profile boolean not null default true;
