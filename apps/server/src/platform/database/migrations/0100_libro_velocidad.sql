-- A tanda is numbered, linked and stored by one statement, inside PostgreSQL: whoever posts holds the order of the books
-- while the rows are stored and no longer, never while it waits for a program that is busy with other things. What a
-- partida's link seals is still written by the program (core/huella.ts), in two parts: the number goes between them.

-- Locks those ejercicios, oldest first, until the transaction ends: from here on nobody else gives numbers in them.
create function libro_tomar(anios integer[], instante timestamptz)
returns table (anio integer, ultimo_numero integer, ultima_huella bytea) language plpgsql as $$
declare
  actual integer := extract(year from instante at time zone 'America/Guatemala');
begin
  -- The current year opens by itself with its first posting; any other is opened by closing the one before it.
  if actual = any(anios) and not exists (select from ejercicio e where e.anio = actual) then
    insert into ejercicio (anio) values (actual) on conflict do nothing;
  end if;
  return query
    select e.anio, e.ultimo_numero, e.ultima_huella from ejercicio e where e.anio = any(anios) order by e.anio for update;
end
$$;

-- For each partida, in order, its number, the link before it and its own.
create function libro_sellar(
  ejercicios integer[], antes text[], despues text[], instante timestamptz,
  out numeros integer[], out anteriores bytea[], out huellas bytea[]
) language plpgsql as $$
declare
  ultima record;
  selladas integer := 0;
begin
  numeros := array_fill(null::integer, array[cardinality(ejercicios)]);
  anteriores := array_fill(null::bytea, array[cardinality(ejercicios)]);
  huellas := anteriores;
  for ultima in select * from libro_tomar(ejercicios, instante) loop
    for i in 1..cardinality(ejercicios) loop
      continue when ejercicios[i] <> ultima.anio;
      ultima.ultimo_numero := ultima.ultimo_numero + 1;
      numeros[i] := ultima.ultimo_numero;
      anteriores[i] := ultima.ultima_huella;
      ultima.ultima_huella := sha256(convert_to(
        encode(ultima.ultima_huella, 'hex') || antes[i] || ultima.ultimo_numero || despues[i], 'UTF8'));
      huellas[i] := ultima.ultima_huella;
      selladas := selladas + 1;
    end loop;
  end loop;
  if selladas < cardinality(ejercicios) then
    perform libro_negar('PERIODO_CERRADO', format('El ejercicio %s no está abierto.', ejercicios[array_position(numeros, null)]));
  end if;
end
$$;

-- The limits of posting, in one text: whoever judged by what it remembers of them has it compared (see libro/entorno.ts).
create function limites_vigentes() returns text language sql stable as $$
  select coalesce(string_agg(concat_ws(' ', l.rol, l.tipo, l.monto_max), ',' order by l.rol, l.tipo), '')
  from limite_contabilizacion l
$$;

create function exigir_limites(juzgados text) returns void language plpgsql stable as $$
begin
  if juzgados <> limites_vigentes() then
    raise exception 'Los límites cambiaron.' using errcode = 'CU011', constraint = 'LIMITES_CAMBIADOS';
  end if;
end
$$;

-- What the triggers ask depends on how many rows came, never on which: planning it anew gives the same plan.
alter function partida_contabilizar() set plan_cache_mode = force_generic_plan;
alter function linea_contabilizar() set plan_cache_mode = force_generic_plan;
alter function partidas_completas() set plan_cache_mode = force_generic_plan;
