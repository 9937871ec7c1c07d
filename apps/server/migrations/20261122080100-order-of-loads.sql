-- The order of a list that begins with what needs the reader: an approval that is asked for, a tender to decide, an award
-- to be confirmed, open tenders, orders, drafts, what has ended, the archive. Where a time runs, the sooner end comes
-- first; elsewhere the newest. The digits from 10^15 on are the place of the state, those below the moment or the id.
create function load_priority(id bigint, state text, approval jsonb, effective_end timestamptz, decision_ends_at timestamptz,
  confirmation_ends_at timestamptz) returns bigint language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(approval) = 'object' then 0
    when state = 'tender_over' then 1
    when state = 'awaiting_confirmation' then 2
    when state = 'ongoing' then 3
    when state = 'processing' then 4
    when state = 'in_progress' then 5
    when state = 'draft' then 6
    when state = 'archived' then 8
    else 7
  end * 1000000000000000
  + case
      when jsonb_typeof(approval) = 'object' or state in ('tender_over', 'awaiting_confirmation', 'ongoing') then
        (extract(epoch from coalesce(
          case
            when jsonb_typeof(approval) = 'object' then effective_end
            when state = 'tender_over' then decision_ends_at
            when state = 'awaiting_confirmation' then confirmation_ends_at
          end, effective_end, timestamptz '2000-01-01 00:00:00+00') - timestamptz '2000-01-01 00:00:00+00') * 1000)::bigint
      else 100000000000000 - id
    end
$$;
create index loads_by_priority on loads (company_id,
  load_priority(id, state, approval, effective_end, decision_ends_at, confirmation_ends_at), id) where deleted_at is null;
