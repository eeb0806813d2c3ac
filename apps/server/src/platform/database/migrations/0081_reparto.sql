-- Work that several processes share. Whoever finds no tanda free waits for one that another has in hand, at its row: the moment that one
-- commits or dies it is known, and nobody asks again and again meanwhile. A long report is cut in parts, each taken at its row too and
-- held by the session that makes it; whoever makes the last one puts the file together. Parts change nothing of the institution (the
-- file that comes of them is noted in the bitácora) and go away with their file, or when it is whole.

create function corrida_esperar_tanda(pedida integer, en_estado text) returns boolean language plpgsql security definer
  set search_path = public as $$
begin
  perform from corrida_tanda t where t.corrida = pedida and t.estado = en_estado order by t.n limit 1 for update;
  return found;
exception when lock_not_available then
  return true;
end
$$;
comment on function corrida_esperar_tanda is
  'Waits for a tanda in that state until whoever has it is done, or gone, or as long as one may wait; false when there is none left.';
