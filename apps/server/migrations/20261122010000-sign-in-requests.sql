-- A code belongs to the request that asked for it; an attacked login gets links, one at a time.

-- Rows of the release before have no request: they are its own, and nobody signs in by them here.
alter table sign_in_codes
  add column request_hash bytea,
  -- What limits count: an IPv4 address, or the /48 of an IPv6 one. `address` holds the /64.
  add column network text,
  -- Only of a device that signed in before; the others share one budget.
  add column device_hash bytea,
  add column application text not null default 'shipper',
  add column form text not null default 'digits' check (form in ('digits', 'link')),
  add column link_hash bytea,
  -- Since when the message waits for its turn; null when it went at once.
  add column waits_since timestamptz(3),
  add column sent_at timestamptz(3),
  add column opened_at timestamptz(3),
  add column replaced_at timestamptz(3);

-- Of the rows of one request the newest holds.
create unique index sign_in_codes_request on sign_in_codes (request_hash) where replaced_at is null;
create unique index sign_in_codes_link on sign_in_codes (link_hash);
create index sign_in_codes_network on sign_in_codes (network, created_at desc);
create index sign_in_codes_waiting on sign_in_codes (login, waits_since)
  where waits_since is not null and sent_at is null and replaced_at is null;

-- `login` is null where the try named no request of that login: it counts for its network alone.
alter table sign_in_failures
  alter column login drop not null,
  add column network text;
create index sign_in_failures_network on sign_in_failures (network, at desc);
