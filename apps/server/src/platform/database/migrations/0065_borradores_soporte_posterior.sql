-- What supports a partida when it is posted, and what came later, are different things: somebody decided with the first before
-- them. Those that came later are rows apart, which nobody changes or takes away, each with when and who; whoever reads the
-- supports of a partida reads both (soporte_de_partida).

create table soporte_posterior (
  id         uuid primary key default gen_random_uuid(),
  partida    uuid not null references partida (id),
  huella     text not null references archivo,
  nombre     text not null check (nombre = btrim(nombre) and nombre <> ''),
  subido_en  timestamptz not null,
  subido_por uuid not null references usuario,
  unique (partida, huella)
);
comment on table soporte_posterior is
  'Documents that were added to a partida when it was already posted: when, and by whom. Rows are added, never changed or removed.';

select set_config('cuadra.accion', 'migracion', true);
insert into soporte_posterior (id, partida, huella, nombre, subido_en, subido_por)
select id, partida, huella, nombre, subido_en, subido_por from soporte where tras_contabilizar;

alter table soporte disable trigger soporte_de_contabilizada;
delete from soporte where tras_contabilizar;
alter table soporte enable trigger soporte_de_contabilizada;
alter table soporte drop column tras_contabilizar;
comment on table soporte is 'Which documents support a partida: those that were there before it was posted.';

create or replace function soporte_agregar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from partida p where p.id = new.partida) then
    raise exception 'Lo que llega después de contabilizar es un soporte posterior.' using errcode = 'CU003';
  end if;
  if not exists (select from borrador b where b.id = new.partida) then
    raise exception 'El soporte es de una partida que no está.' using errcode = 'CU003';
  end if;
  return new;
end
$$;
comment on function soporte_agregar is 'A support is of a draft; what comes when it is posted is a soporte_posterior.';

create function soporte_posterior_agregar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.subido_por is distinct from nullif(current_setting('cuadra.actor', true), '')::uuid then
    raise exception 'Un soporte posterior es de quien lo agrega.' using errcode = 'CU003';
  end if;
  if exists (select from soporte s where s.partida = new.partida and s.huella = new.huella) then
    raise exception 'La partida ya se contabilizó con ese soporte.' using errcode = 'CU003';
  end if;
  return new;
end
$$;
comment on function soporte_posterior_agregar is
  'What comes later is signed by whoever brings it, and is not a second copy of what was there.';

create trigger soporte_posterior_agregar before insert on soporte_posterior
  for each row execute function soporte_posterior_agregar();

create function soporte_posterior_es_fijo() returns trigger language plpgsql as $$
begin
  raise exception 'Un soporte posterior no se cambia ni se quita.' using errcode = 'CU003';
end
$$;
comment on function soporte_posterior_es_fijo is 'What was added to a posted partida stays as it came.';

create trigger soporte_posterior_es_fijo before update or delete or truncate on soporte_posterior
  for each statement execute function soporte_posterior_es_fijo();

create trigger bitacora after insert on soporte_posterior
  for each row execute function bitacora_anotar('id');

create view soporte_de_partida as
  select id, partida, huella, nombre, subido_en, subido_por, false as tras_contabilizar from soporte
  union all
  select id, partida, huella, nombre, subido_en, subido_por, true from soporte_posterior;
comment on view soporte_de_partida is 'All the supports of a partida, those that came later with their mark.';

-- As bitacora_de_soportes.
create index bitacora_de_soportes_posteriores on bitacora ((coalesce(despues, antes) ->> 'partida'), n)
  where entidad = 'soporte_posterior';

grant select, insert on soporte_posterior to cuadra_app;
grant select on soporte_de_partida to cuadra_app;
