-- Years of before: while an institution moves in, the years that were kept elsewhere are opened here, one next to the other, closed in
-- order as any other, and say for ever where they come from. A year opened by mistake goes while nothing was posted in it.

create function ejercicio_traer() returns trigger language plpgsql security definer set search_path = public as $$
declare
  primero integer := (select i.primer_ejercicio from institucion i);
  cerrado record;
begin
  -- What is there already is opened again by nobody: it stays as it is.
  if exists (select from ejercicio e where e.anio = new.anio) then return new; end if;
  if new.procedencia = 'propia' then
    if new.anio < primero then
      perform libro_negar('EJERCICIO_NO_SE_ABRE', format('Los libros se llevan aquí desde %s: el ejercicio %s es de antes y se trae.', primero, new.anio));
    end if;
    return new;
  end if;
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', format('La puesta en marcha ya está firmada: el ejercicio %s ya no se abre.', new.anio));
  end if;
  if primero is null or new.anio >= primero then
    perform libro_negar('EJERCICIO_NO_SE_ABRE', format('El ejercicio %s no es anterior al primero que se lleva aquí.', new.anio));
  end if;
  if not exists (select from ejercicio e where e.anio = new.anio + 1) then
    perform libro_negar('EJERCICIO_NO_SE_ABRE', format('Los años se abren seguidos: abra antes el ejercicio %s.', new.anio + 1));
  end if;
  -- What closing it carries forward is posted into the next one: that must still be open, and so on.
  select p.anio, p.mes, p.agencia into cerrado from periodo p
  where p.anio > new.anio and p.estado <> 'abierto' order by p.anio, p.mes, p.agencia limit 1;
  if found then
    perform libro_negar('EJERCICIO_NO_SE_ABRE', format('El mes %s/%s ya está cerrado en la agencia %s: un año anterior ya no se abre, salvo que se reabran los meses posteriores.',
      lpad(cerrado.mes::text, 2, '0'), cerrado.anio, cerrado.agencia));
  end if;
  return new;
end
$$;
comment on function ejercicio_traer is
  'A year of before is opened while the set-up is open, next to the one after it, before any later month is closed.';

create trigger ejercicio_traer before insert on ejercicio for each row execute function ejercicio_traer();

create function institucion_primer_ejercicio() returns trigger language plpgsql security definer set search_path = public as $$
declare
  otro record;
begin
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: el primer ejercicio ya no cambia.');
  end if;
  if new.primer_ejercicio is null then
    perform libro_negar('EJERCICIO_NO_SE_ABRE', 'El primer ejercicio se cambia por otro, no se quita.');
  end if;
  select e.anio, e.procedencia into otro from ejercicio e
  where (e.procedencia = 'traida') <> (e.anio < new.primer_ejercicio) order by e.anio limit 1;
  if found then
    perform libro_negar('EJERCICIO_NO_SE_ABRE', format(case otro.procedencia
      when 'traida' then 'El ejercicio %s ya está abierto como traído de antes: quítelo si no tiene partidas, y vuelva a abrirlo.'
      else 'El ejercicio %s ya está abierto como llevado aquí: quítelo si no tiene partidas, y vuelva a abrirlo.' end, otro.anio));
  end if;
  return new;
end
$$;
comment on function institucion_primer_ejercicio is 'From which year the books are kept here does not contradict the years there are, nor changes once the set-up is signed.';

create trigger institucion_primer_ejercicio before update of primer_ejercicio on institucion
  for each row when (old.primer_ejercicio is distinct from new.primer_ejercicio) execute function institucion_primer_ejercicio();

drop trigger bitacora on ejercicio;
create trigger bitacora after insert or update of estado or delete on ejercicio
  for each row execute function bitacora_anotar('anio', 'ultimo_numero,ultima_huella');

create function ejercicio_quitar(cual integer) returns void language plpgsql security definer set search_path = public as $$
declare
  suyo ejercicio;
begin
  if not institucion_en_preparacion() then
    perform libro_negar('PUESTA_EN_MARCHA_FIRMADA', 'La puesta en marcha ya está firmada: sus ejercicios ya no se quitan.');
  end if;
  select e.* into suyo from ejercicio e where e.anio = cual for update;
  if not found then
    perform libro_negar('PERIODO_NO_EXISTE', format('El ejercicio %s no existe.', cual));
  end if;
  if suyo.ultimo_numero > 0 then
    perform libro_negar('EJERCICIO_CON_TRABAJO', format('El ejercicio %s ya tiene partidas: no se quita.', cual));
  end if;
  if exists (select from ejercicio e where e.anio = cual - 1) then
    perform libro_negar('EJERCICIO_CON_TRABAJO', format('Los años son seguidos: quite antes el ejercicio %s.', cual - 1));
  end if;
  if exists (select from periodo p where p.anio = cual and p.estado <> 'abierto')
    or exists (select from cierre_de_periodo c where c.anio = cual) then
    perform libro_negar('EJERCICIO_CON_TRABAJO', format('Ya se trabajó en los meses del ejercicio %s: no se quita.', cual));
  end if;
  delete from periodo where anio = cual;
  delete from ejercicio where anio = cual;
exception when foreign_key_violation then
  perform libro_negar('EJERCICIO_CON_TRABAJO', format('Ya se trabajó en el cierre de los meses del ejercicio %s: no se quita.', cual));
end
$$;
comment on function ejercicio_quitar is 'Takes back the oldest year, while the set-up is open and nothing was done in it.';
revoke execute on function ejercicio_quitar(integer) from public;
grant execute on function ejercicio_quitar(integer) to cuadra_app;
