// One tanda, in one transaction of its own: taken if nobody has it, done, and posted last, so that the order of the books is held
// for an instant. A process that dies gives it back whole; what was committed is never done again.
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe, revisar } from '#contabilidad/libro/revisar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { avisarAvance } from '../avisos.ts';
import { type CorridaPorPartes, cuentasDeTanda, type TandaTomada } from './leer-tanda.ts';
import { type CifrasDeTanda, lineasDeReversion, lineasDeTanda, mueveAlgo } from './partida-de-tanda.ts';

/** What is done with the tandas of a run, by the state it is in. */
const trabajos = {
  calculando: { busca: 'pendiente', accion: 'intereses:calcular', hacer: calcular },
  aplicando: { busca: 'calculada', accion: 'intereses:aplicar', hacer: aplicar },
  revirtiendo: { busca: 'aplicada', accion: 'intereses:revertir', hacer: revertir },
} as const;
export type EstadoConTandas = keyof typeof trabajos;

export const tieneTandas = (estado: string): estado is EstadoConTandas => Object.hasOwn(trabajos, estado);

/** A tanda takes as long as its accounts need, and waits for whoever is moving one of them. */
const TANDA_MAX_MS = 300_000;
const ESPERA_MAX_MS = 60_000;

/** The number of the one that was done; undefined when there is none that nobody has. */
export function hacerTanda(
  db: Database,
  contexto: Contexto,
  corrida: CorridaPorPartes,
  estado: EstadoConTandas,
): Promise<number | undefined> {
  const { busca, accion, hacer } = trabajos[estado];
  return escribir(db, contexto, accion, async (tx) => {
    await sql`select set_config('statement_timeout', ${String(TANDA_MAX_MS)}, true),
      set_config('lock_timeout', ${String(ESPERA_MAX_MS)}, true)`.execute(tx);
    const { rows } = await sql<{ n: number | null }>`
      select corrida_tomar_tanda(${corrida.id}, ${busca}) as n`.execute(tx);
    const n = rows[0]?.n ?? undefined;
    if (n === undefined) return undefined;
    await hacer(tx, contexto, corrida, n);
    await avisarAvance(tx, corrida.id);
    return n;
  });
}

/** How long one waits before looking again at what the run is doing: somebody may have stopped it. */
const ESPERA_AJENA_MS = 5_000;

/** Until whoever has one is done with it, or gone; false when all of them are done. */
export function esperarTanda(
  db: Database,
  contexto: Contexto,
  corrida: CorridaPorPartes,
  estado: EstadoConTandas,
): Promise<boolean> {
  const { busca, accion } = trabajos[estado];
  return escribir(db, contexto, accion, async (tx) => {
    await sql`select set_config('lock_timeout', ${String(ESPERA_AJENA_MS)}, true)`.execute(tx);
    const { rows } = await sql<{ hay: boolean }>`
      select corrida_esperar_tanda(${corrida.id}, ${busca}) as hay`.execute(tx);
    return rows[0]?.hay === true;
  });
}

async function calcular(tx: Tx, _contexto: Contexto, { id }: CorridaPorPartes, n: number): Promise<void> {
  await sql`select corrida_calcular_tanda(${id}, ${n})`.execute(tx);
}

async function aplicar(tx: Tx, contexto: Contexto, corrida: CorridaPorPartes, n: number): Promise<void> {
  const id = randomUUIDv7();
  const { rows } = await sql<{ cifras: CifrasDeTanda }>`
    select corrida_aplicar_tanda(${corrida.id}, ${n}, ${id}::uuid) as cifras`.execute(tx);
  const cifras = rows[0]?.cifras;
  if (cifras === undefined || !mueveAlgo(cifras)) return;
  const tanda = await cuentasDeTanda(tx, corrida, n);
  await contabilizarUna(
    tx,
    contexto,
    porContabilizar({
      id,
      origen: 'interes',
      tipo: 'interes',
      fecha: corrida.fecha,
      agencia: tanda.agencia,
      concepto: conceptoDe(corrida, tanda),
      lineas: lineasDeTanda(tanda, cifras),
      movimientos: await leerHuella(tx, id),
      autor: corrida.aplicadaPor,
      aprobador: corrida.aprobadaPor,
    }),
  );
}

async function revertir(tx: Tx, contexto: Contexto, corrida: CorridaPorPartes, n: number): Promise<void> {
  const id = randomUUIDv7();
  const { rows } = await sql<{ cifras: CifrasDeTanda & { omitidas: number } }>`
    select corrida_revertir_tanda(${corrida.id}, ${n}, ${id}::uuid) as cifras`.execute(tx);
  const cifras = rows[0]?.cifras;
  if (cifras === undefined || !mueveAlgo(cifras)) return;
  const tanda = await cuentasDeTanda(tx, corrida, n);
  const comun = {
    id,
    origen: 'interes',
    fecha: corrida.fechaReversion ?? corrida.fecha,
    agencia: tanda.agencia,
    concepto: `Reversión de ${conceptoDe(corrida, tanda)}`.slice(0, CONCEPTO_MAX),
    lineas: lineasDeReversion(tanda, cifras),
    movimientos: await leerHuella(tx, id),
    autor: corrida.reversionPedidaPor,
    aprobador: corrida.revertidaPor,
  } as const;
  // Whole, it is the reversal of its partida; with somebody left out or owing, a partida of its own.
  const entera = cifras.omitidas === 0 && (cifras.porCobrar ?? 0) === 0 && tanda.partida !== null;
  const motivo = corrida.reversionMotivo ?? 'Reversión de la corrida';
  await contabilizarUna(
    tx,
    contexto,
    entera
      ? porContabilizar({ ...comun, revierte: { id: tanda.partida ?? '', tipo: 'interes' }, motivo })
      : porContabilizar({ ...comun, tipo: 'interes' }),
  );
}

/** The digest of the movements that were made under a partida that is to come: PostgreSQL computed it as it made them. */
export async function leerHuella(tx: Tx, partida: string): Promise<string | null> {
  const { rows } = await sql<{ huella: string }>`
    select encode(huella, 'hex') as huella from partida_de_ahorro where partida = ${partida}::uuid`.execute(
    tx,
  );
  return rows[0]?.huella ?? null;
}

const CONCEPTO_MAX = 200;

const conceptoDe = ({ nombre, id }: CorridaPorPartes, { nombreProducto, n }: TandaTomada): string =>
  `${nombre}: ${nombreProducto} (corrida ${id}, tanda ${n})`.slice(0, CONCEPTO_MAX);

async function contabilizarUna(tx: Tx, { ahora }: Contexto, partida: PartidaPorContabilizar): Promise<void> {
  const problema = problemaDe(revisar(await leerEntorno(tx, ahora, [partida]), partida));
  if (problema !== undefined) throw problema;
  await contabilizar(tx, ahora, [partida]);
}
