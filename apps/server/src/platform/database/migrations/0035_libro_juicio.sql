-- Whether a partida has something that somebody should look at is asked where it is posted, with the order of the books in
-- hand and of all that are posted together: what another posts in the same instant is seen, and so is what those of one
-- tanda do to an account between them. One that may have something is set aside, without a number; the rest goes on.

create function concepto_comparable(concepto text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(public.texto_de_busqueda(concepto), '\s+', ' ', 'g')
$$;
comment on function concepto_comparable is 'A concepto without case, accents or more than one space: those who have the same one are alike.';

-- One question for all, that reads a few rows of an index for each. Its plan is kept for the life of a connection, and the
-- first one is made over an empty book, where any index looks as good as another: amount and day are compared as one pair, and
-- the agencia in a way that no index answers, so that one index is left that can. What was reversed is told apart by who
-- judges it whole.
create function libro_sospechosas(
  agencias text[], fechas date[], totales bigint[], conceptos text[], juzgadas boolean[],
  lugares integer[], de_agencias text[], cuentas text[], netos bigint[]
) returns boolean[] language plpgsql
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return (
    with pedidas as materialized (
      select u.*, row_number() over (partition by u.agencia, u.fecha, u.total, u.texto order by u.lugar) > 1 as repetida
      from (
        select p.lugar, p.agencia, p.fecha, p.total, p.juzgada, concepto_comparable(p.concepto) as texto
        from unnest(agencias, fechas, totales, conceptos, juzgadas) with ordinality p (agencia, fecha, total, concepto, juzgada, lugar)
      ) u
    ), contrarias as materialized (
      -- Nothing is dated after today, so what an account holds is the sum of its years.
      select m.lugar
      from unnest(lugares, de_agencias, cuentas, netos) m (lugar, agencia, id_cuenta, neto)
      join cuenta c on c.id_cuenta = m.id_cuenta
      where case c.naturaleza when 'deudora' then m.neto < 0 else m.neto > 0 end
        and sign(m.neto) * (m.neto + coalesce((
          select sum(s.debe - s.haber) from saldo_anual s
          where s.id_cuenta = m.id_cuenta and s.agencia = m.agencia), 0)) > 0
    )
    select array_agg(
      case
        when not p.juzgada then false
        when p.repetida and p.texto is not null then true
        else coalesce(
          (select true from contrarias m where m.lugar = p.lugar limit 1),
          (select true from partida x
           where (x.total, x.fecha) >= (p.total, p.fecha) and (x.total, x.fecha) <= (p.total, p.fecha)
             and x.agencia is not distinct from p.agencia and x.revierte is null and concepto_comparable(x.concepto) = p.texto limit 1),
          (select true from borrador b
           where (greatest(b.debe, b.haber), b.fecha) >= (p.total, p.fecha)
             and (greatest(b.debe, b.haber), b.fecha) <= (p.total, p.fecha)
             and b.agencia is not distinct from p.agencia and concepto_comparable(b.concepto) = p.texto limit 1),
          false)
      end order by p.lugar)
    from pedidas p
  );
end
$$;
comment on function libro_sospechosas is
  'Which of the partidas posted together may have something to be accepted: one like it, or an account left on its other side.';

-- As in 0007_libro_contabilizar.sql, and those that may have something to be accepted are set aside.
drop function libro_sellar(integer[], text[], text[], timestamptz);

create function libro_sellar(
  ejercicios integer[], antes text[], despues text[], instante timestamptz,
  agencias text[], fechas date[], totales bigint[], conceptos text[], juzgadas boolean[],
  lugares integer[], de_agencias text[], cuentas text[], netos bigint[],
  out numeros integer[], out anteriores bytea[], out huellas bytea[]
) language plpgsql as $$
declare
  ultima    record;
  apartadas boolean[] := array_fill(false, array[cardinality(ejercicios)]);
  faltante  integer;
begin
  numeros := array_fill(null::integer, array[cardinality(ejercicios)]);
  anteriores := array_fill(null::bytea, array[cardinality(ejercicios)]);
  huellas := anteriores;
  perform from libro_tomar(ejercicios, instante);
  if true = any(juzgadas) then
    apartadas := libro_sospechosas(agencias, fechas, totales, conceptos, juzgadas, lugares, de_agencias, cuentas, netos);
  end if;
  for ultima in
    select e.anio, e.ultimo_numero, e.ultima_huella from ejercicio e where e.anio = any(ejercicios) order by e.anio
  loop
    for i in 1..cardinality(ejercicios) loop
      continue when ejercicios[i] <> ultima.anio or apartadas[i];
      ultima.ultimo_numero := ultima.ultimo_numero + 1;
      numeros[i] := ultima.ultimo_numero;
      anteriores[i] := ultima.ultima_huella;
      ultima.ultima_huella := sha256(convert_to(
        encode(ultima.ultima_huella, 'hex') || antes[i] || ultima.ultimo_numero || despues[i], 'UTF8'));
      huellas[i] := ultima.ultima_huella;
    end loop;
  end loop;
  select i into faltante from generate_subscripts(ejercicios, 1) i where numeros[i] is null and not apartadas[i] order by i limit 1;
  if found then
    perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', ejercicios[faltante]));
  end if;
end
$$;
comment on function libro_sellar is
  'Numbers and links the partidas of one statement, holding the order of the books; what may have something to be accepted gets no number.';
