-- An account whose detail is kept elsewhere (loans, contributions of members in a program of their own): somebody answers for it, brings
-- each month what that detail adds up to in each agencia, and it is compared with the books. What was brought is never changed: a
-- correction is another row.

create table auxiliar_externo (
  id          uuid primary key default gen_random_uuid(),
  -- A header stands for everything under it.
  id_cuenta   text not null references cuenta on update cascade,
  -- Where its detail is kept.
  lugar       text not null check (lugar = btrim(lugar) and length(lugar) between 1 and 120),
  -- The first day of the first month that is compared.
  desde       date not null check (extract(day from desde) = 1),
  responsable uuid not null references usuario,
  activo      boolean not null default true,
  version     integer not null default 0,
  constraint auxiliar_externo_unico unique (id_cuenta)
);
comment on table auxiliar_externo is 'The accounts whose detail is kept elsewhere, and who brings its figure each month.';
create index auxiliar_externo_por_responsable on auxiliar_externo (responsable) where activo;

create trigger bitacora after insert or update or delete on auxiliar_externo
  for each row execute function bitacora_anotar('id');

grant select, insert (id, id_cuenta, lugar, desde, responsable), update (lugar, desde, responsable, activo, version)
  on auxiliar_externo to cuadra_app;

create function saldo_al_mes(cuenta_pedida text, agencia_pedida text, mes_pedido date) returns bigint language sql stable as $$
  select coalesce(sum(s.neto), 0)::bigint from cuenta c cross join lateral (
    select sum(a.debe - a.haber) as neto from saldo_anual a
    where a.id_cuenta = c.id_cuenta and a.agencia = agencia_pedida and a.anio < date_trunc('year', mes_pedido)::date
    union all
    select sum(m.debe - m.haber) from saldo_mensual m
    where m.id_cuenta = c.id_cuenta and m.agencia = agencia_pedida
      and m.mes between date_trunc('year', mes_pedido)::date and mes_pedido
  ) s where c.tipo_cuenta = 'D' and c.id_cuenta like cuenta_pedida || '%'
$$;
comment on function saldo_al_mes is 'What an account and all under it hold in an agencia at the end of a month, said by its first day (debe less haber).';

create function auxiliar_externo_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  otra text;
begin
  -- One after another: two that mark an account and the one above it at once.
  perform pg_advisory_xact_lock(hashtext('auxiliar_externo'));
  if not new.activo then return new; end if;
  select x.id_cuenta into otra from (
    select k.id_cuenta from cuenta_de_caja k
    union all select b.id_cuenta from cuenta_bancaria b
    union all select p.id_cuenta from producto_ahorro p
  ) x where x.id_cuenta like new.id_cuenta || '%' limit 1;
  if otra is not null then
    perform libro_negar('AUXILIAR_PROPIO', format(
      'El detalle de la cuenta %s se lleva aquí, en cajas, bancos o ahorros: no puede ser un auxiliar externo.', otra));
  end if;
  select x.id_cuenta into otra from auxiliar_externo x
  where x.id <> new.id and x.activo and (x.id_cuenta like new.id_cuenta || '%' or new.id_cuenta like x.id_cuenta || '%') limit 1;
  if otra is not null then
    perform libro_negar('AUXILIAR_REPETIDO', format(
      'La cuenta %s ya es un auxiliar externo y trae lo mismo: quítela primero.', otra));
  end if;
  return new;
end
$$;
comment on function auxiliar_externo_admitir is 'What is compared here with its own detail is not brought from elsewhere, and nothing is brought twice.';
create trigger auxiliar_externo_admitir before insert or update on auxiliar_externo
  for each row execute function auxiliar_externo_admitir();

create table cifra_de_auxiliar (
  id         uuid primary key default gen_random_uuid(),
  auxiliar   uuid not null references auxiliar_externo,
  agencia    text not null references agencia,
  anio       integer not null,
  mes        integer not null check (mes between 1 and 12),
  -- The first of its month is 1; a correction is the next.
  n          integer not null,
  -- As the nature of the account has it: what it usually holds is positive.
  monto      bigint not null check (abs(monto) <= 1000000000000000),
  -- What the books said when it was brought, the same way.
  en_libros  bigint not null,
  -- The paper it was read from.
  evidencia  text not null check (evidencia = btrim(evidencia) and length(evidencia) between 3 and 200),
  traida_por uuid not null references usuario,
  traida_en  timestamptz not null,
  constraint cifra_de_auxiliar_unica unique (auxiliar, agencia, anio, mes, n)
);
comment on table cifra_de_auxiliar is 'What the detail kept elsewhere adds up to at the end of each month: who brought it, when and from which paper. Only added.';

create trigger bitacora after insert on cifra_de_auxiliar
  for each row execute function bitacora_anotar('id');

-- The rest is worked out here.
grant select, insert (auxiliar, agencia, anio, mes, monto, evidencia, traida_por, traida_en) on cifra_de_auxiliar to cuadra_app;

create function cifra_de_auxiliar_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suyo    record;
  del_mes text;
begin
  select x.id_cuenta, x.desde, x.activo, c.naturaleza into suyo
  from auxiliar_externo x join cuenta c on c.id_cuenta = x.id_cuenta where x.id = new.auxiliar for update of x;
  if not suyo.activo or make_date(new.anio, new.mes, 1) < suyo.desde then
    perform libro_negar('AUXILIAR_NO_SE_TRAE', format('De la cuenta %s no se trae ese mes.', suyo.id_cuenta));
  end if;
  -- A month that was closed says for ever what it was closed with.
  select p.estado into del_mes from periodo p where (p.anio, p.mes, p.agencia) = (new.anio, new.mes, new.agencia) for share;
  if del_mes <> 'abierto' then
    perform libro_negar('PERIODO_CERRADO', 'Ese mes ya está cerrado: su auxiliar externo quedó como estaba.');
  end if;
  new.n := 1 + coalesce((select max(k.n) from cifra_de_auxiliar k
    where (k.auxiliar, k.agencia, k.anio, k.mes) = (new.auxiliar, new.agencia, new.anio, new.mes)), 0);
  new.en_libros := saldo_al_mes(suyo.id_cuenta, new.agencia, make_date(new.anio, new.mes, 1))
    * case suyo.naturaleza when 'deudora' then 1 else -1 end;
  return new;
end
$$;
comment on function cifra_de_auxiliar_admitir is 'A figure comes while its month is open, and keeps what the books said then.';
create trigger cifra_de_auxiliar_admitir before insert on cifra_de_auxiliar
  for each row execute function cifra_de_auxiliar_admitir();

create function cifra_de_auxiliar_es_fija() returns trigger language plpgsql as $$
begin
  raise exception 'Lo que se trajo de un auxiliar externo no se cambia ni se borra.' using errcode = 'CU003';
end
$$;
comment on function cifra_de_auxiliar_es_fija is 'What was brought stays as it was brought.';
create trigger cifra_de_auxiliar_es_fija before update or delete or truncate on cifra_de_auxiliar
  for each statement execute function cifra_de_auxiliar_es_fija();
