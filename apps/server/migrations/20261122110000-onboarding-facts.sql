-- Whether a company ever had an award confirmed or a trip completed, which its pages ask for each time they open.
create index loads_once_confirmed on loads (company_id) where timeline ? 'confirmed';
create index loads_once_unloaded on loads (company_id) where timeline ? 'unloading';
