-- no convive: whatever posts says its operación from here on, and the version before does not know how
-- A partida stores which operación it is and the authorisation it stands on, sealed with the rest (core/huella.ts, version 3), and is judged
-- at the ledger's door with all those of its statement, under the order that posting takes anyway: two at once cannot both pass. What it
-- does with money is read from its lines, whatever its author calls it. Replaces the limits by type of 0019_libro_limites.sql.

alter table partida
  add column operacion text,
  add column autorizacion uuid;
comment on column partida.operacion is 'Which operación it is. Null: posted before there were any.';
comment on column partida.autorizacion is 'The authorisation it was posted with, if it took one.';

drop trigger partida_limitar on partida;
drop function partida_limitar;

insert into movido_por_dia (persona, dia, clase, monto)
select c.persona, c.dia, case c.tipo when 'egreso' then 'paga' when 'ingreso' then 'ingresa' else 'mueve' end, sum(c.monto)
from contabilizado_por_dia c where c.dia >= (now() at time zone 'America/Guatemala')::date group by 1, 2, 3;

drop table contabilizado_por_dia;
drop table limite_contabilizacion;

-- The lines of a partida in one digest, whatever their order: who authorises and what is posted say the same.
create function huella_de_lineas(agencia text, cuentas text[], debes bigint[], haberes bigint[]) returns bytea language sql immutable as $$
  select sha256(convert_to(agencia || chr(10) || string_agg(x.linea, chr(10) order by x.linea collate "C"), 'UTF8'))
  from (select concat_ws(' ', u.c, u.d, u.h) as linea from unnest(cuentas, debes, haberes) u (c, d, h)) x
$$;
comment on function huella_de_lineas is 'The digest of what a partida moves and where, which an authorisation is bound to.';

-- As in 0007_libro_contabilizar.sql; and what the partidas do with money is judged (0090_control_juicio.sql).
create or replace function linea_contabilizar() returns trigger language plpgsql security definer
  set search_path = public
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  cuentas  text[] := array(select distinct v.id_cuenta from nuevas v);
  efectivo text[];
  socios   text[];
  mala     record;
  juicio   record;
begin
  -- Accounts: held (key share) so that none is deleted or renumbered meanwhile.
  select coalesce(array_agg(c.id_cuenta) filter (where c.flujo = 'efectivo'), '{}') into efectivo
  from (select x.id_cuenta, x.flujo from cuenta x where x.id_cuenta = any(cuentas) order by x.id_cuenta for key share) c;
  socios := array(select k.id_cuenta from control_de_ahorro k where k.id_cuenta = any(cuentas));
  -- Whether a partida is made by hand matters only for control accounts, which few lines touch.
  select v.id_cuenta, c.tipo_cuenta, c.estado into mala
  from unnest(cuentas) v (id_cuenta)
  left join cuenta c on c.id_cuenta = v.id_cuenta
  where c.tipo_cuenta is distinct from 'D' or c.estado = 'bloqueada' or (
    c.estado = 'solo_sistema' and exists (
      select from nuevas l join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero)
      where l.id_cuenta = v.id_cuenta and p.es_manual
    )
  )
  limit 1;
  if found then
    perform libro_negar(
      case
        when mala.tipo_cuenta is null then 'CUENTA_NO_EXISTE'
        when mala.tipo_cuenta <> 'D' then 'CUENTA_NO_DETALLE'
        when mala.estado = 'bloqueada' then 'CUENTA_BLOQUEADA'
        else 'CUENTA_SOLO_SISTEMA'
      end,
      format('La cuenta %s no recibe esta línea.', mala.id_cuenta)
    );
  end if;

  -- Balance: the lines that came for each partida, of its day and agencia, are all those it announces, from the first to
  -- the last (no two share an n, so lines added to an older partida fail here, as do lines without one), and both sides
  -- give its total. In the same reading, what each one does with money.
  select
    min(format('La partida %s de %s no cuadra: debe %s, haber %s.', s.numero, s.ejercicio, s.debe, s.haber)) filter (
      where p.numero is null or s.fecha <> p.fecha or s.agencia <> p.agencia
        or s.cuantas <> p.cantidad_lineas or s.primera <> 1 or s.ultima <> p.cantidad_lineas
        or s.debe <> p.total or s.haber <> p.total) as descuadrada,
    min(coalesce(p.operacion, 'ninguna')) filter (where o.operacion is null or not p.origen = any(o.origenes)) as ajena,
    bool_or(p.operacion = 'demostracion') as de_demostracion,
    bool_or(p.operacion = 'transferencia-recibida' and (s.neto < 0 or s.de_socios > 0)) as saca,
    array_agg(row(p.id, p.operacion, k.clase, k.monto, p.agencia, p.autor, p.aprobador, p.autorizacion,
      case when p.autorizacion is not null then (
        select huella_de_lineas(p.agencia, array_agg(l.id_cuenta), array_agg(l.debe), array_agg(l.haber))
        from nuevas l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)) end,
      s.documentada)::acto_por_juzgar) filter (where o.se_juzga and p.autor is not null) as actos,
    max(p.registrada_en) as registrada_en
  into juicio
  from (
    select v.ejercicio, v.numero, v.fecha, v.agencia, count(*) as cuantas, min(v.n) as primera, max(v.n) as ultima,
           sum(v.debe) as debe, sum(v.haber) as haber, bool_or(v.documento is not null) as documentada,
           coalesce(sum(v.debe - v.haber) filter (where v.id_cuenta = any(efectivo)), 0) as neto,
           coalesce(sum(v.debe) filter (where v.id_cuenta = any(socios)), 0) as de_socios
    from nuevas v group by v.ejercicio, v.numero, v.fecha, v.agencia
  ) s
  left join partida p on (p.ejercicio, p.numero) = (s.ejercicio, s.numero)
  left join operacion o on o.operacion = p.operacion
  left join lateral control_clase(o.clase, s.neto, s.de_socios, s.debe) k on true;
  if juicio.descuadrada is not null then
    perform libro_negar('PARTIDA_DESCUADRADA', juicio.descuadrada);
  end if;
  if juicio.ajena is not null then
    perform libro_negar('OPERACION_DESCONOCIDA', format('La operación %s no es de una partida así.', juicio.ajena));
  end if;
  if juicio.saca then
    perform libro_negar('OPERACION_DESCONOCIDA', 'El otro lado de una transferencia no saca dinero.');
  end if;
  if juicio.de_demostracion and not institucion_en_preparacion() then
    perform libro_negar('OPERACION_DESCONOCIDA', 'La demostración se cuenta antes de firmar la puesta en marcha.');
  end if;
  -- What nobody in particular does (a story told before the set-up is signed) is nobody's to limit.
  if juicio.actos is not null and not (
    coalesce(nullif(current_setting('cuadra.contextos', true), ''), '{}') = '{}'
    and nullif(current_setting('cuadra.actor', true), '') is null and institucion_en_preparacion())
  then
    perform control_juzgar(juicio.actos, juicio.registrada_en);
  end if;

  -- The lines are added up by day; the months are sums of those days, and the years of those months.
  with dia as materialized (
    select v.id_cuenta, v.agencia, v.fecha, sum(v.debe) as debe, sum(v.haber) as haber from nuevas v group by 1, 2, 3
  ), mes as materialized (
    select d.id_cuenta, d.agencia, date_trunc('month', d.fecha)::date as mes, sum(d.debe) as debe, sum(d.haber) as haber
    from dia d group by 1, 2, 3
  ), dias as (
    insert into saldo_diario as s (id_cuenta, agencia, fecha, debe, haber)
    select d.id_cuenta, d.agencia, d.fecha, d.debe, d.haber from dia d order by 1, 2, 3
    on conflict (id_cuenta, agencia, fecha) do update
      set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  ), meses as (
    insert into saldo_mensual as s (id_cuenta, agencia, mes, debe, haber)
    select m.id_cuenta, m.agencia, m.mes, m.debe, m.haber from mes m order by 1, 2, 3
    on conflict (id_cuenta, agencia, mes) do update
      set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber
  )
  insert into saldo_anual as s (id_cuenta, agencia, anio, debe, haber)
  select m.id_cuenta, m.agencia, date_trunc('year', m.mes)::date, sum(m.debe), sum(m.haber)
  from mes m group by 1, 2, 3 order by 1, 2, 3
  on conflict (id_cuenta, agencia, anio) do update
    set debe = s.debe + excluded.debe, haber = s.haber + excluded.haber;
  return null;
end
$$;
comment on function linea_contabilizar is
  'Judges the lines that come: accounts that may receive them, all those of each partida, both sides equal, what they do with money. Keeps the balances.';
