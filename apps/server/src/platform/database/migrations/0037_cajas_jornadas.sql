-- The day of a cajero at a caja: opened on a count, counted, closed and reviewed. Counts are only added. What the books say at
-- a count is worked out here, so that no program states it: the count with which the jornada opened and its movements since.

create table jornada (
  id              uuid primary key,
  caja            uuid not null references caja,
  cajero          uuid not null references usuario,
  fecha           date not null,
  estado          text not null default 'abierta' check (estado in ('abierta', 'contada', 'cerrada', 'revisada', 'observada')),
  -- As the caja had it when the jornada was opened: raised later, it settles nothing of the past.
  tolerancia      bigint not null,
  abierta_en      timestamptz not null,
  cerrada_en      timestamptz,
  revisada_en     timestamptz,
  explicacion     text check (explicacion = btrim(explicacion) and explicacion <> ''),
  congelada_por   uuid references usuario,
  congelada_en    timestamptz,
  version         integer not null default 0,
  constraint jornada_congelada_por_alguien check ((congelada_por is null) = (congelada_en is null)),
  constraint jornada_congelada_por_otra_persona check (congelada_por <> cajero),
  constraint jornada_congelada_abierta check (congelada_por is null or estado = 'abierta'),
  constraint jornada_cerrada_alguna_vez check ((estado in ('abierta', 'contada')) = (cerrada_en is null)),
  constraint jornada_revisada_alguna_vez check ((estado = 'revisada') = (revisada_en is not null))
);
comment on table jornada is 'One day of one cajero at one caja, from its opening count to its review.';

create unique index jornada_abierta_por_caja on jornada (caja) where estado in ('abierta', 'contada');
create unique index jornada_abierta_por_cajero on jornada (cajero) where estado in ('abierta', 'contada');
create index jornada_por_caja on jornada (caja, abierta_en desc);
create index jornada_por_fecha on jornada (fecha, caja);
create index jornada_por_cajero on jornada (cajero, fecha desc);
-- What waits for somebody is little, however long the history.
create index jornada_sin_revisar on jornada (fecha, caja) where estado <> 'revisada';

create trigger bitacora after insert or update or delete on jornada
  for each row execute function bitacora_anotar('id');

grant select, insert (id, caja, cajero, fecha, estado, abierta_en), update (estado, cerrada_en, revisada_en, explicacion, congelada_por, congelada_en, version) on jornada to cuadra_app;

create function caja_es_fija() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que pasó en una caja no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function caja_es_fija is 'Refuses any change to counts, movements and reviews of cajas.';

create function jornada_admitir() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    if new.estado <> 'abierta' or new.congelada_por is not null then
      perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada empieza abierta.');
    end if;
    select c.tolerancia into new.tolerancia from caja c where c.id = new.caja and c.activa for share;
    if not found then perform libro_negar('CAJA_INACTIVA', 'La caja no está activa.'); end if;
    if not exists (
      select from asignacion_de_caja a
      where a.caja = new.caja and a.cajero = new.cajero and new.fecha >= a.desde and (a.hasta is null or new.fecha <= a.hasta)
    ) then
      perform libro_negar('CAJA_AJENA', 'La caja no está asignada a ese cajero en ese día.');
    end if;
    if exists (select from jornada j where j.caja = new.caja and j.fecha > new.fecha) then
      perform libro_negar('ESTADO_NO_ADMITE', 'La caja ya tiene una jornada de un día posterior.');
    end if;
    -- Which one comes after which is never in doubt, whatever a clock says.
    new.abierta_en := greatest(new.abierta_en,
      (select max(j.abierta_en) + interval '1 microsecond' from jornada j where j.caja = new.caja));
    return new;
  end if;
  if (new.id, new.caja, new.cajero, new.fecha, new.tolerancia, new.abierta_en)
     is distinct from (old.id, old.caja, old.cajero, old.fecha, old.tolerancia, old.abierta_en)
     or (old.cerrada_en is not null and new.cerrada_en is distinct from old.cerrada_en)
     or (old.cerrada_en is not null and new.explicacion is distinct from old.explicacion) then
    raise exception 'Lo que pasó en una caja no se cambia ni se borra.' using errcode = 'CU003';
  end if;
  if new.estado <> old.estado and (old.estado, new.estado) not in (
    ('abierta', 'contada'), ('contada', 'cerrada'), ('cerrada', 'revisada'), ('cerrada', 'observada'), ('observada', 'revisada')
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', format('Una jornada %s no pasa a %s.', old.estado, new.estado));
  end if;
  if new.estado = 'contada' and not exists (select from arqueo a where a.jornada = new.id and a.clase = 'cierre') then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se da por contada con su arqueo.');
  end if;
  if new.estado = 'cerrada' and new.explicacion is null and exists (
    select from diferencia_de_jornada(new.id) d where d.descuadre <> 0
  ) then
    perform libro_negar('DIFERENCIA_SIN_EXPLICAR', 'Una jornada con diferencia se cierra con su explicación.');
  end if;
  if new.estado = 'observada' and old.estado = 'cerrada' and not exists (
    select from paso_de_revision r where r.jornada = new.id and r.paso = 'observar' and r.por <> new.cajero
  ) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Una jornada se observa con un comentario de otra persona.');
  end if;
  return new;
end
$$;
comment on function jornada_admitir is 'A jornada is opened by the cajero of the caja and goes only forward, from state to state.';

create trigger jornada_admitir before insert or update on jornada for each row execute function jornada_admitir();

create trigger jornada_es_fija before delete on jornada for each statement execute function caja_es_fija();

-- Pieces of each denomination: {"b20000": {"fajos": 1, "sueltas": 3, "deterioradas": 0}}; what is not there was not counted.
create function piezas_de_conteo(conteo jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(d.clave, d.piezas) filter (where d.piezas > 0), '{}')
  from (
    select c.key as clave, coalesce((c.value ->> 'fajos')::int, 0) * 100 + coalesce((c.value ->> 'sueltas')::int, 0)
      + coalesce((c.value ->> 'deterioradas')::int, 0) as piezas
    from jsonb_each(conteo) c
  ) d
$$;
comment on function piezas_de_conteo is 'How many pieces there are of each denomination, bundled, loose and damaged together.';

create function valor_de_conteo(conteo jsonb) returns bigint language sql immutable as $$
  select coalesce(sum(substr(p.key, 2)::bigint * p.value::text::bigint), 0)::bigint from jsonb_each(piezas_de_conteo(conteo)) p
$$;
comment on function valor_de_conteo is 'What a count is worth in centavos: the value of a denomination is in its key.';

create function suma_de_montos(lista jsonb) returns bigint language sql immutable as $$
  select coalesce(sum((x.value ->> 'monto')::bigint), 0)::bigint from jsonb_array_elements(lista) x
$$;
comment on function suma_de_montos is 'The sum of what each element of a list says is its amount.';

create table arqueo (
  id          uuid primary key default gen_random_uuid(),
  jornada     uuid not null references jornada,
  clase       text not null check (clase in ('apertura', 'cierre', 'sorpresa')),
  -- The first count of its kind is 1, and stays: a recount is another row.
  n           integer not null,
  conteo      jsonb not null check (jsonb_typeof(conteo) = 'object'),
  cheques     jsonb not null default '[]' check (jsonb_typeof(cheques) = 'array'),
  vales       jsonb not null default '[]' check (jsonb_typeof(vales) = 'array'),
  dolares     jsonb not null default '{}' check (jsonb_typeof(dolares) = 'object'),
  tasa_dolar  integer not null,
  efectivo    bigint not null,
  cheque      bigint not null,
  vale        bigint not null,
  libro_efectivo bigint not null,
  libro_cheque   bigint not null,
  libro_vale     bigint not null,
  diferencia  bigint not null generated always as
    (efectivo + cheque + vale - libro_efectivo - libro_cheque - libro_vale) stored,
  -- Each medium by itself: cash that is missing is not made good by a vale of the same amount.
  descuadre   bigint not null generated always as
    (abs(efectivo - libro_efectivo) + abs(cheque - libro_cheque) + abs(vale - libro_vale)) stored,
  -- Why what was counted at the opening is not, piece by piece, what was counted at the last close.
  explicacion text check (explicacion = btrim(explicacion) and explicacion <> ''),
  contado_por uuid not null references usuario,
  -- The other signature of a surprise count.
  firmado_con uuid references usuario,
  hecho_en    timestamptz not null,
  unique (jornada, clase, n),
  constraint arqueo_no_negativo check (efectivo >= 0 and cheque >= 0 and vale >= 0),
  constraint arqueo_suma_lo_contado check (
    efectivo = valor_de_conteo(conteo) and cheque = suma_de_montos(cheques) and vale = suma_de_montos(vales)),
  constraint arqueo_sorpresa_de_dos check ((clase = 'sorpresa') = (firmado_con is not null)),
  constraint arqueo_firman_dos check (firmado_con <> contado_por)
);
comment on table arqueo is 'Every count of a caja: what was found, and what the books said at that moment. Only added.';

create trigger bitacora after insert on arqueo
  for each row execute function bitacora_anotar('id');
create trigger arqueo_es_fijo before update or delete or truncate on arqueo
  for each statement execute function caja_es_fija();

-- The rest is worked out by the triggers.
grant select, insert (id, jornada, clase, conteo, cheques, vales, dolares, tasa_dolar, efectivo, cheque, vale, explicacion,
  contado_por, firmado_con, hecho_en) on arqueo to cuadra_app;

create function diferencia_de_jornada(jornada_pedida uuid, out de_apertura bigint, out de_cierre bigint, out descuadre bigint)
language sql stable as $$
  select coalesce(a.diferencia, 0), coalesce(z.diferencia, 0), coalesce(a.descuadre, 0) + coalesce(z.descuadre, 0)
  from (values (true)) siempre
  left join lateral (select a.* from arqueo a where a.jornada = jornada_pedida and a.clase = 'apertura') a on true
  left join lateral (select z.* from arqueo z where z.jornada = jornada_pedida and z.clase = 'cierre' order by z.n desc limit 1) z on true
$$;
comment on function diferencia_de_jornada is
  'What was found more (or less) than the books said, when the jornada was opened and in its last count; and how much is out of place, medium by medium.';

create table paso_de_revision (
  id          uuid primary key default gen_random_uuid(),
  jornada     uuid not null references jornada,
  paso        text not null check (paso in ('observar', 'responder', 'proponer', 'negar', 'revisar')),
  por         uuid not null references usuario,
  en          timestamptz not null,
  texto       text check (texto = btrim(texto) and texto <> ''),
  -- Where the difference goes: proposed or decided.
  destino     text check (destino in ('sobrante', 'faltante', 'empleado')),
  -- The proposal that is approved or refused.
  propuesta   uuid references paso_de_revision,
  constraint paso_que_se_explica check (paso not in ('observar', 'responder', 'negar') or texto is not null),
  constraint paso_con_propuesta check (paso in ('negar', 'revisar') or propuesta is null)
);
comment on table paso_de_revision is 'What was said and decided about a closed jornada, step by step. Only added.';
create index paso_por_jornada on paso_de_revision (jornada, en);

create trigger bitacora after insert on paso_de_revision
  for each row execute function bitacora_anotar('id');
create trigger paso_es_fijo before update or delete or truncate on paso_de_revision
  for each statement execute function caja_es_fija();

grant select, insert on paso_de_revision to cuadra_app;
