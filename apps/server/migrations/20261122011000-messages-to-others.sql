-- Messages of companies to people who have not accepted an invitation: what was sent and what is kept for later.

create table company_messages (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  -- The company's owner: the counts are shared by the brands of one owner, and by the brands of one sender.
  owner_id bigint not null,
  sent_by bigint,
  login text not null,
  kind text not null check (kind in ('carrier_invitation', 'colleague_invitation', 'tender')),
  invitation_id bigint,
  member_id bigint,
  load_id bigint,
  created_at timestamptz(3) not null,
  -- When it goes out as its sender is told; later where other companies wrote to the login on the same day.
  due_at timestamptz(3) not null,
  release_at timestamptz(3) not null,
  queued_at timestamptz(3),
  sent_at timestamptz(3),
  dropped_at timestamptz(3),
  -- A tender within the hour after its invitation goes with it; what was replaced was never sent.
  counts boolean not null default true,
  accepted_at timestamptz(3)
);
create index company_messages_login on company_messages (login, id);
create index company_messages_company on company_messages (company_id, due_at desc);
create index company_messages_owner on company_messages (owner_id, due_at desc);
create index company_messages_sender on company_messages (sent_by, due_at desc);
create index company_messages_due on company_messages (release_at) where queued_at is null and sent_at is null and dropped_at is null;

-- "Do not write to me again": ends when the login accepts an invitation of the company.
create table opt_outs (
  company_id bigint not null references companies (id),
  login text not null,
  owner_id bigint not null,
  at timestamptz(3) not null,
  primary key (company_id, login)
);
create index opt_outs_login on opt_outs (login);

-- Invited carriers whose invitation is open: they see the tender when they accept.
create function audience_invited(owner bigint, kind text, labels bigint[], chosen bigint[], moment timestamptz)
returns table (carrier_id bigint, login text, invitation_id bigint)
language sql stable as $$
  select c.id, c.login, i.id
    from carriers c
    join lateral (select i.id from carrier_invitations i
                   where i.carrier_id = c.id and i.company_id = owner and i.used_at is null and i.revoked_at is null and i.expires_at > moment
                   order by i.id desc limit 1) i on true
   where c.company_id = owner and c.state = 'invited' and kind <> 'link'
     and not exists (select 1 from opt_outs o where o.company_id = owner and o.login = c.login)
     and case kind
           when 'network' then true
           when 'labels' then exists (select 1 from carrier_labels l where l.company_id = owner and l.carrier_id = c.id and l.label_id = any(labels))
           else c.id = any(chosen)
         end
$$;

-- Carriers that came by the public link of a tender; its repetition reaches them again.
create function came_by_link(owner bigint, original bigint) returns setof carriers
language sql stable as $$
  select c.* from options o join carriers c on c.company_id = owner and c.id = o.carrier_id
   where o.company_id = owner and o.load_id = original and c.carrier_company_id is not null
     and c.state in ('requested', 'verified', 'on_review')
$$;
