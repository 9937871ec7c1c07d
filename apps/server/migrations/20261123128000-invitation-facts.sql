-- What became of an invitation, told as facts: a service took its message, the message could not be sent, its page was shown.
alter table carrier_invitations
  add column delivered_at timestamptz(3),
  add column failed_at timestamptz(3),
  add column opened_at timestamptz(3),
  -- When its reminder goes out; empty where none does.
  add column remind_at timestamptz(3),
  add column reminders integer not null default 0;
update carrier_invitations i set delivered_at = m.sent_at
  from company_messages m where m.invitation_id = i.id and m.company_id = i.company_id and m.kind = 'carrier_invitation' and m.sent_at is not null;
create index carrier_invitations_remind on carrier_invitations (remind_at)
  where remind_at is not null and used_at is null and revoked_at is null;
