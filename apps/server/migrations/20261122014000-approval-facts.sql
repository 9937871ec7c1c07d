-- What an award is measured against when it is put before a second person: the company's rule as it stood at the
-- publication, and the lowest target since the first publication, which republications keep.
alter table auctions add column approval_rule jsonb, add column lowest_target jsonb;

-- Tenders that are open keep the target they have; the rule of now goes on applying to them.
update auctions a
   set lowest_target = jsonb_build_object('rate', a.terms->'targetRate', 'basis', a.terms->'basis', 'currency', a.terms->'currency',
                                          'vatMode', a.terms->'vatMode', 'vatRateBp', a.terms->'vatRateBp')
  from loads l
 where l.id = a.load_id and l.published_at is not null and jsonb_typeof(a.terms->'targetRate') = 'number';
