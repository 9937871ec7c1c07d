-- How often a company's packet was saved, published or thrown away: who changes it says which of them was seen.
alter table companies add column packet_version integer not null default 0;
