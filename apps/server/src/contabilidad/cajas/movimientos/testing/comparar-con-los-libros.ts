// What must hold after every step of a day: the books say of the cajas what the cajas say of themselves, and what the model does.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { EN_TRANSITO } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import type { Dia } from './dia-al-azar.ts';

export async function compararConLosLibros(dia: Dia): Promise<void> {
  await dia.mundo.exigirIgualdad();
  expect(await cuentasQueNoCuadran(dia)).toEqual([]);
  expect(await partidasSinExplicar(dia)).toEqual([]);
  await compararCajas(dia);
  await compararJornadas(dia);
  const enCamino = dia.traslados.reduce((suma, { monto }) => suma + monto, 0);
  expect(await saldoDe(dia, EN_TRANSITO)).toBe(enCamino);
}

/** The balances of the cajas of each account, and what the ledger carries of it. */
async function cuentasQueNoCuadran({ mundo: { db } }: Dia): Promise<unknown[]> {
  const { rows } = await sql`
    select k.id_cuenta, k.agencia from cuenta_de_caja k
    where (select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
           where (c.id_cuenta, c.agencia) = (k.id_cuenta, k.agencia))
      is distinct from (select coalesce(sum(a.debe - a.haber), 0) from saldo_anual a
           where (a.id_cuenta, a.agencia) = (k.id_cuenta, k.agencia))`.execute(db);
  return rows;
}

/** Partida by partida, account by account and side by side. */
async function partidasSinExplicar({ mundo: { db } }: Dia): Promise<unknown[]> {
  const { rows } = await sql`
    with dichas as (
      select m.partida, c.id_cuenta, c.agencia, sum(m.monto) filter (where m.sentido = 'entrada') as debe,
        sum(m.monto) filter (where m.sentido = 'salida') as haber
      from movimiento_de_caja m join caja c on c.id = m.caja group by 1, 2, 3)
    select partida, id_cuenta from linea_de_caja l full join dichas d using (partida, id_cuenta, agencia)
    where l.debe is distinct from coalesce(d.debe, 0) or l.haber is distinct from coalesce(d.haber, 0)`.execute(
    db,
  );
  return rows;
}

async function compararCajas({ mundo: { db }, cajas }: Dia): Promise<void> {
  const { rows } = await sql<{ caja: string; saldo: number; ultimo: number; recibos: number[] }>`
    select s.caja, s.saldo, s.ultimo_recibo as ultimo,
      array(select m.recibo from movimiento_de_caja m where m.caja = s.caja order by m.recibo) as recibos
    from saldo_de_caja s`.execute(db);
  const halladas = new Map(rows.map((fila) => [fila.caja, fila]));
  for (const { id, saldo, recibos } of cajas) {
    const seguidos = Array.from({ length: recibos }, (_, n) => n + 1);
    expect(halladas.get(id)).toEqual({ caja: id, saldo, ultimo: recibos, recibos: seguidos });
  }
}

/** What each jornada should have: summed here from its movements, and as it was kept with its last count. */
async function compararJornadas({ mundo: { db }, cajas }: Dia): Promise<void> {
  const { rows } = await sql<{ id: string; libro: number; alContar: number | null }>`
    select j.id, (a.efectivo + coalesce((
        select sum(case m.sentido when 'entrada' then m.monto else -m.monto end)
        from movimiento_de_caja m where m.jornada = j.id and m.clase not in ('sobrante', 'faltante')), 0))::bigint as libro,
      (select k.libro_efectivo from arqueo k where k.jornada = j.id and k.clase = 'cierre' order by k.n desc limit 1) as al_contar
    from jornada j join arqueo a on a.jornada = j.id and a.clase = 'apertura'`.execute(db);
  const halladas = new Map(rows.map((fila) => [fila.id, fila]));
  const esperadas = cajas.flatMap(({ jornadas }) => jornadas);
  expect(halladas.size).toBe(esperadas.length);
  for (const { id, apertura, neto, contado } of esperadas) {
    const libro = apertura + neto;
    expect(halladas.get(id)).toEqual({ id, libro, alContar: contado === undefined ? null : libro });
  }
}

async function saldoDe({ mundo: { db } }: Dia, idCuenta: string): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(debe - haber), 0)::bigint as saldo from saldo_anual where id_cuenta = ${idCuenta}`.execute(
    db,
  );
  return rows[0]?.saldo ?? 0;
}

/** How many of each thing there were. */
export async function loQuePaso({ mundo: { db } }: Dia): Promise<[string, number][]> {
  const { rows } = await sql<{ que: string; cuantos: number }>`
    select que, count(*)::int as cuantos from (
      select case when m.revierte is null then m.clase else 'deshecho' end as que from movimiento_de_caja m
      union all select t.estado from traslado_de_caja t
      union all select j.estado from jornada j) x group by que`.execute(db);
  return rows.map(({ que, cuantos }) => [que, cuantos]);
}
