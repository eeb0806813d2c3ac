-- What is posted to the account of a bank is noted as it is posted, over the whole statement: every posting pays for it, and a
-- table of a few rows is looked at for each line. Nothing is posted in days whose conciliación was sent or approved, nor to one
-- that is not in use.

create function movimiento_de_banco_anotar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  tocada record;
begin
  for tocada in
    select c.id, c.nombre, c.activa, min(v.fecha) as primera from nuevas v join cuenta_bancaria c on c.id_cuenta = v.id_cuenta
    -- Always in the same order: two that post to the same banks wait for each other and not in a circle.
    group by c.id order by c.id
  loop
    perform banco_avanzar(tocada.id);
    if tocada.primera <= (select a.conciliada_hasta from avance_de_banco a where a.cuenta_bancaria = tocada.id) then
      perform libro_negar('CUENTA_CONCILIADA', format('La cuenta bancaria «%s» ya está conciliada en esa fecha.', tocada.nombre));
    end if;
    -- What nobody compares any more has no movements.
    if not tocada.activa then
      perform libro_negar('CUENTA_BANCARIA_INACTIVA', format('La cuenta bancaria «%s» no está activa.', tocada.nombre));
    end if;
    insert into movimiento_de_banco
      (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, documento, revision)
    select tocada.id, v.ejercicio, v.numero, v.n, p.id, v.agencia, v.fecha, v.debe - v.haber, coalesce(v.concepto, p.concepto),
      v.documento, (select a.revision from avance_de_banco a where a.cuenta_bancaria = tocada.id)
    from nuevas v join partida p on p.ejercicio = v.ejercicio and p.numero = v.numero
    where v.id_cuenta = (select c.id_cuenta from cuenta_bancaria c where c.id = tocada.id);
    -- Whoever has its desk open asks for what changed.
    perform pg_notify('cuadra_eventos', json_build_object('para', json_build_object('permiso', 'bancos:ver'),
      'evento', json_build_object('tipo', 'bancos-cambio', 'cuenta', tocada.id))::text);
  end loop;
  return null;
end
$$;
comment on function movimiento_de_banco_anotar is 'Notes what was posted to the accounts of banks, and refuses it in days that are signed and where nobody compares.';

create trigger movimiento_de_banco_anotar after insert on linea
  referencing new table as nuevas for each statement execute function movimiento_de_banco_anotar();
