-- The page that somebody wanted to open when it asked for access.
alter table access_requests add column page text;
