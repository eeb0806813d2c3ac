-- What a standby received may end in the middle of a record, when its primary died while sending it: the rest never comes, and what is
-- there cannot be repeated. The owner sees whether that is so only if whoever made the database lets it (pg_read_all_stats); otherwise
-- this is false, and the standby is not believed to have everything until it has repeated up to the last byte.
create function replica_espera_mas() returns boolean language sql stable security definer set search_path = pg_catalog as $$
  select exists (
    select from pg_stat_activity a
    where a.backend_type = 'startup' and a.wait_event in ('RecoveryWalStream', 'RecoveryRetrieveRetryInterval')
  )
$$;
comment on function replica_espera_mas is
  'Whether this standby has repeated every record that it received whole and waits for more; false also when that cannot be known.';
