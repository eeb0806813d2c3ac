// What a cajero sees first: the caja they have today, the jornada they have in hand, and what the last close left in it.
import type { miCaja as contrato } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerJornada, leerResumenes } from './queries.ts';

type MiCaja = ResponseOf<typeof contrato>;

/** Each is told before the cajero has answered them all. */
const OBSERVADAS_MAX = 20;

export async function miCaja(db: Database, { actor, ahora }: ContextoConActor): Promise<MiCaja> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const [enCurso, asignada, observadas] = await Promise.all([
    leerEnCurso(db, actor),
    leerAsignada(db, actor, hoy),
    leerResumenes(db, actor, {
      donde: sql<boolean>`j.cajero = ${actor.id}::uuid and j.estado = 'observada'`,
      limite: OBSERVADAS_MAX,
    }),
  ]);
  const jornada = enCurso === undefined ? null : await leerJornada(db, actor, enCurso);
  // One that was not closed comes first, wherever the person is assigned today.
  const caja = jornada?.caja ?? asignada ?? null;
  return {
    hoy,
    caja,
    jornada,
    observadas: observadas.map(({ resumen }) => resumen),
    ultimoCierre: caja === null || jornada !== null ? null : await leerUltimoCierre(db, caja.id),
  };
}

async function leerEnCurso(db: Database, { id }: Actor): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select j.id from jornada j where j.cajero = ${id}::uuid and j.estado in ('abierta', 'contada')`.execute(
    db,
  );
  return rows[0]?.id;
}

async function leerAsignada(db: Database, { id, agencias }: Actor, hoy: string) {
  const { rows } = await sql<NonNullable<MiCaja['caja']>>`
    select c.id, c.codigo, c.nombre, c.clase, c.agencia, g.nombre_agencia
    from asignacion_de_caja s join caja c on c.id = s.caja join agencia g on g.id_agencia = c.agencia
    where s.cajero = ${id}::uuid and s.desde <= ${hoy}::date and (s.hasta is null or s.hasta >= ${hoy}::date)
      and c.activa and c.agencia = any(${agencias}::text[])`.execute(db);
  return rows[0];
}

interface Cierre extends Pick<NonNullable<MiCaja['ultimoCierre']>, 'conteo' | 'cheques' | 'vales'> {
  readonly efectivo: Centavos;
  readonly cheque: Centavos;
  readonly vale: Centavos;
}

/** Whoever counted it last found this, denomination by denomination: it is what was handed over, not what the books say. */
async function leerUltimoCierre(db: Database, caja: string): Promise<MiCaja['ultimoCierre']> {
  const { rows } = await sql<Cierre>`
    select a.conteo, a.cheques, a.vales, a.efectivo, a.cheque, a.vale
    from jornada j join arqueo a on a.jornada = j.id and a.clase = 'cierre'
    where j.caja = ${caja}::uuid and j.cerrada_en is not null
    order by j.abierta_en desc, a.n desc limit 1`.execute(db);
  const [cierre] = rows;
  if (cierre === undefined) return null;
  const { efectivo, cheque, vale, ...piezas } = cierre;
  const contado = { efectivo, cheque, vale };
  return { ...piezas, contado, total: totalPorMedio(contado) };
}
