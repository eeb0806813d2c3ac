-- The cheques of each account: one row for each number, from its writing to its end. That it was cashed is not said by anybody:
-- its movement in the books was found at the bank.

create table cheque (
  id              uuid primary key default gen_random_uuid(),
  cuenta_bancaria uuid not null references cuenta_bancaria,
  numero          bigint not null check (numero between 1 and 999999999999),
  fecha           date not null,
  -- A spoilt one has neither.
  beneficiario    text check (beneficiario = btrim(beneficiario) and length(beneficiario) between 3 and 120),
  monto           bigint check (monto > 0 and monto <= 1000000000000),
  concepto        text not null check (concepto = btrim(concepto) and length(concepto) between 3 and 200),
  -- What the books say of it.
  movimiento      uuid unique references movimiento_de_banco,
  estado          text not null check (estado in ('emitido', 'entregado', 'cobrado', 'caduco', 'anulado')),
  -- The one it comes back to when what was found at the bank is undone.
  antes_de_cobrar text check (antes_de_cobrar in ('emitido', 'entregado')),
  entregado_a     text check (entregado_a = btrim(entregado_a) and length(entregado_a) between 3 and 120),
  entregado_documento text check (entregado_documento = btrim(entregado_documento) and length(entregado_documento) between 4 and 30),
  entregado_en    date,
  motivo          text check (motivo = btrim(motivo) and length(motivo) between 3 and 400),
  emitido_por     uuid not null references usuario,
  emitido_en      timestamptz not null,
  version         integer not null default 0,
  constraint cheque_unico unique (cuenta_bancaria, numero),
  constraint cheque_de_alguien check (estado = 'anulado' or num_nulls(beneficiario, monto, movimiento) = 0),
  constraint cheque_entregado_a_alguien check (estado <> 'entregado' or num_nulls(entregado_a, entregado_en) = 0),
  constraint cheque_terminado_con_motivo check (estado not in ('anulado', 'caduco') or motivo is not null),
  constraint cheque_cobrado_de_antes check ((estado = 'cobrado') = (antes_de_cobrar is not null))
);
comment on table cheque is 'The register of cheques: to whom, how much, and what became of each number.';
create index cheque_por_dia on cheque (cuenta_bancaria, fecha);
create index cheque_sin_cobrar on cheque (cuenta_bancaria, fecha) where estado in ('emitido', 'entregado');
create index cheque_por_beneficiario on cheque using gin (texto_de_busqueda(beneficiario) gin_trgm_ops) where beneficiario is not null;

create trigger bitacora after insert or update or delete on cheque
  for each row execute function bitacora_anotar('id');

grant select, insert (id, cuenta_bancaria, numero, fecha, beneficiario, monto, concepto, movimiento, estado, motivo, emitido_por,
  emitido_en), update (estado, entregado_a, entregado_documento, entregado_en, motivo, version) on cheque to cuadra_app;

create function cheque_admitir() returns trigger language plpgsql security definer set search_path = public as $$
declare
  suyo movimiento_de_banco;
begin
  select m.* into suyo from movimiento_de_banco m where m.id = new.movimiento;
  if new.movimiento is not null and (suyo.cuenta_bancaria <> new.cuenta_bancaria or suyo.monto <> -new.monto) then
    perform libro_negar('CHEQUE_INVALIDO', 'El cheque es por lo que su partida saca de la cuenta.');
  end if;
  if tg_op = 'INSERT' then
    if new.estado not in ('emitido', 'anulado') then
      perform libro_negar('ESTADO_NO_ADMITE', 'Un cheque empieza emitido, o anulado si se arruinó.');
    end if;
    -- The bank may have cashed it before anybody wrote it down here.
    if new.estado = 'emitido' and suyo.pendiente = 0 then
      if not exists (select from cruce_movimiento p join cruce_linea b on b.cruce = p.cruce where p.movimiento = suyo.id) then
        perform libro_negar('CHEQUE_INVALIDO', 'La partida de ese cheque ya se revirtió.');
      end if;
      new.estado := 'cobrado';
      new.antes_de_cobrar := 'emitido';
    end if;
    return new;
  end if;
  if new.estado = old.estado or pg_trigger_depth() > 1 then return new; end if;
  if (old.estado, new.estado) not in (('emitido', 'entregado'), ('emitido', 'anulado'), ('entregado', 'anulado'),
    ('emitido', 'caduco'), ('entregado', 'caduco')) then
    perform libro_negar('ESTADO_NO_ADMITE', 'Ese cheque ya cambió: véalo de nuevo.');
  end if;
  return new;
end
$$;
comment on function cheque_admitir is 'A cheque is what its movement says, and goes from state to state only forward; only the bank cashes it.';
create trigger cheque_admitir before insert or update on cheque for each row execute function cheque_admitir();

create function cheque_segun_su_movimiento() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.pendiente = 0 then
    update cheque set antes_de_cobrar = estado, estado = 'cobrado', version = version + 1
    where movimiento = new.id and estado in ('emitido', 'entregado')
      -- What only met its own reversal was not cashed.
      and exists (select from cruce_movimiento p join cruce_linea b on b.cruce = p.cruce where p.movimiento = new.id);
  else
    update cheque set estado = antes_de_cobrar, antes_de_cobrar = null, version = version + 1
    where movimiento = new.id and estado = 'cobrado';
  end if;
  return null;
end
$$;
comment on function cheque_segun_su_movimiento is 'A cheque whose movement was found whole at the bank is cashed; undone, it is what it was.';
create trigger cheque_segun_su_movimiento after update of pendiente on movimiento_de_banco
  for each row when (old.pendiente <> new.pendiente and (old.pendiente = 0 or new.pendiente = 0))
  execute function cheque_segun_su_movimiento();

create function cheque_en_la_mesa() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update movimiento_de_banco set revision = banco_avanzar(new.cuenta_bancaria) where id = new.movimiento;
  return null;
end
$$;
comment on function cheque_en_la_mesa is 'Whoever has the desk open hears that a movement is a cheque.';
create trigger cheque_en_la_mesa after insert on cheque
  for each row when (new.movimiento is not null) execute function cheque_en_la_mesa();
