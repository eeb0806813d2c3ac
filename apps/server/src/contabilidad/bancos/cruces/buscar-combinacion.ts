// The only set of what is pending on the other side that adds up to what somebody chose. It is looked for in a thread, within so many steps:
// two sets are a riddle and not an answer, and more than can be tried is told as such.
import type { buscarCombinacion as contrato } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { PorCombinar } from '@cuadra/core/bancos/combinacion-unica';
import { type Centavos, opuesto, restar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { crearTurnosDeCada } from '#platform/turnos.ts';
import { abrirCruzadorEnUnHilo } from '../mesa/cruzador-en-un-hilo.ts';
import { exigirCuenta } from './cuenta-por-cruzar.ts';
import { type Elegidos, type Lado, leerElegidos, totalPendiente } from './leer-partes.ts';
import { descuadrado, exigirPartes } from './partes-pedidas.ts';

/** Beyond these nobody would look at the answer; the search itself gives up far sooner. */
const CANDIDATOS_MAX = 2_000;

/** A thread each: two at once is as many as an institution should be given. */
const turnosDe = crearTurnosDeCada({ simultaneos: 2, esperandoMax: 20 });

export async function buscarCombinacion(
  db: Database,
  cuenta: string,
  { dias, ...ids }: BodyOf<typeof contrato>,
): Promise<ResponseOf<typeof contrato>> {
  await exigirCuenta(db, cuenta);
  const elegidos = await leerElegidos(db, cuenta, ids);
  await exigirPartes(db, { lineas: enteras(ids.lineas), movimientos: enteras(ids.movimientos) }, elegidos);
  if (ids.lineas.length + ids.movimientos.length === 0) throw descuadrado('Elija antes alguna línea.');
  const { lado, total } = loQueFalta(elegidos);
  const elegido = { lineas: ids.lineas, movimientos: ids.movimientos };
  if (total === 0 && ids.lineas.length > 0 && ids.movimientos.length > 0)
    return { resultado: 'unica', ...elegido };
  const candidatos = await leerCandidatos(db, cuenta, lado, { elegidos, ids: ids[lado], dias });
  const hallada = await turnosDe(db)(() => combinar(total, candidatos));
  if (hallada.resultado !== 'unica') return { resultado: hallada.resultado, ...elegido };
  return { resultado: 'unica', ...elegido, [lado]: [...ids[lado], ...hallada.ids] };
}

const enteras = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** If something of the bank was chosen, the books complete it; else, the bank does. */
function loQueFalta({ lineas, movimientos }: Elegidos): { lado: Lado; total: Centavos } {
  const falta = restar(totalPendiente(lineas), totalPendiente(movimientos));
  return lineas.length > 0
    ? { lado: 'movimientos', total: falta }
    : { lado: 'lineas', total: opuesto(falta) };
}

async function combinar(total: Centavos, candidatos: readonly PorCombinar[]) {
  if (candidatos.length > CANDIDATOS_MAX) return { resultado: 'sin-tiempo' } as const;
  const cruzador = abrirCruzadorEnUnHilo();
  try {
    return await cruzador.combinar(total, candidatos);
  } finally {
    await cruzador.cerrar();
  }
}

async function leerCandidatos(
  db: Database,
  cuenta: string,
  lado: Lado,
  {
    elegidos,
    ids,
    dias,
  }: { readonly elegidos: Elegidos; readonly ids: readonly string[]; readonly dias: number },
): Promise<PorCombinar[]> {
  const tabla = lado === 'lineas' ? sql`linea_de_banco` : sql`movimiento_de_banco`;
  const fechas = [...elegidos.lineas, ...elegidos.movimientos].map(({ fecha }) => fecha);
  const { rows } = await sql<PorCombinar>`
    select x.id, x.pendiente as monto from ${tabla} x
    where x.cuenta_bancaria = ${cuenta}::uuid and x.pendiente <> 0 and x.id <> all(${ids}::uuid[])
      and x.fecha between (select min(f) from unnest(${fechas}::date[]) f) - ${dias}::integer
        and (select max(f) from unnest(${fechas}::date[]) f) + ${dias}::integer
    order by x.fecha, x.id limit ${CANDIDATOS_MAX + 1}`.execute(db);
  return rows;
}
