// Closing a month, in one agencia or in several, of all of them or of none, takes two transactions. The first says it is
// being closed: from its commit on, nothing is posted into it (a posting shares the period's row, so those under way end
// first). The second looks at the gates, over books that no longer change, and closes or opens again. If the process dies
// between the two, closing or reopening goes on from there. The gates are looked at before, too: a month with something
// pending is never shut, not even for a moment.
import type { EstadoDeCompuerta, Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { type Impedimento, impedimentosDe, nombreDePeriodo } from '@cuadra/core/cierre';
import { exigirActo } from '#control/exigir-acto.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { alcanceDeVarias } from './alcance.ts';
import { avisarPeriodoCerrado } from './avisos.ts';
import { dejarConstancia } from './cierre/dejar-constancia.ts';
import { type CompuertaRevisada, revisarCierres } from './cierre/revisar-cierre.ts';
import { leerExigeFirmas } from './cierre/ver-cierre.ts';
import type { Compuerta } from './compuerta.ts';
import { exigirOrdenAlCerrar } from './exigir-orden.ts';
import { type ClaveDePeriodo, ponerEstado, verPeriodo } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

const ACCION_DE_CERRAR = 'periodos:cerrar';

export interface PeriodoRevisado extends Periodo {
  readonly compuertas: EstadoDeCompuerta[];
}

export interface MesDeAgencias {
  readonly anio: number;
  readonly mes: number;
  readonly agencias: readonly string[];
}

export async function cerrarPeriodo(
  db: Database,
  contexto: ContextoConActor,
  { anio, mes, agencias }: MesDeAgencias,
  compuertas: readonly Compuerta[],
): Promise<PeriodoRevisado[]> {
  // Always in the same order, so that two people who close the same ones do not wait for each other.
  const claves = [...new Set(agencias)].sort().map((agencia) => ({ anio, mes, agencia }));
  for (const clave of claves) await exigirCerrable(db, clave);
  exigirSinImpedimentos(await revisarTodas(db, contexto, claves, compuertas));
  await escribir(db, contexto, ACCION_DE_CERRAR, async (tx) => {
    for (const clave of claves) await exigirQueSeCierre(tx, contexto, clave);
    await empezarCierre(tx, claves);
  }).catch(explicarRechazo);
  const terminado = await escribir(db, contexto, ACCION_DE_CERRAR, (tx) =>
    terminarCierre(tx, contexto, claves, compuertas),
  ).catch(async (error: unknown) => {
    // A refusal left everything as it should be; a failure must not leave the month half closed.
    if (!(error instanceof ProblemaError)) {
      await escribir(db, contexto, ACCION_DE_CERRAR, (tx) => abandonarCierre(tx, claves)).catch(
        () => undefined,
      );
    }
    throw error;
  });
  exigirSinImpedimentos(terminado.revisiones);
  return terminado.periodos;
}

function exigirQueSeCierre(tx: Tx, contexto: ContextoConActor, clave: ClaveDePeriodo): Promise<void> {
  const { anio, mes, agencia } = clave;
  return exigirActo(tx, contexto, {
    operacion: 'cierre-de-periodo',
    agencia,
    entidad: 'periodo',
    id: `${anio}/${mes}/${agencia}`,
    que: { anio, mes, agencia },
    resumen: `Cerrar ${mes}/${anio} en la agencia ${agencia}`,
  });
}

async function exigirCerrable(db: Database, clave: ClaveDePeriodo): Promise<void> {
  const { estado } = await verPeriodo(db, clave);
  if (estado === 'cerrado') throw yaCerrado(clave);
  await exigirOrdenAlCerrar(db, clave);
}

export async function empezarCierre(tx: Tx, claves: readonly ClaveDePeriodo[]): Promise<void> {
  for (const clave of claves) {
    await reservarAgencia(tx, clave.agencia);
    await exigirCerrable(tx, clave);
    await ponerEstado(tx, clave, 'cerrando');
  }
}

interface Terminado {
  readonly periodos: PeriodoRevisado[];
  readonly revisiones: readonly RevisionDeAgencia[];
}

/** Closes when nothing keeps any of them from being closed; otherwise opens all again, which also must be kept. */
export async function terminarCierre(
  tx: Tx,
  contexto: Contexto,
  claves: readonly ClaveDePeriodo[],
  compuertas: readonly Compuerta[],
): Promise<Terminado> {
  for (const clave of claves) await exigirCerrando(tx, clave);
  const revisiones = await revisarTodas(tx, contexto, claves, compuertas);
  const seCierra = revisiones.every(({ impedimentos }) => impedimentos.length === 0);
  const periodos: PeriodoRevisado[] = [];
  for (const { clave, revisadas } of revisiones) {
    await ponerEstado(tx, clave, seCierra ? 'cerrado' : 'abierto');
    if (seCierra) {
      await dejarConstancia(tx, contexto, clave, revisadas);
      await avisarPeriodoCerrado(tx, contexto, clave);
    }
    periodos.push({ ...(await verPeriodo(tx, clave)), compuertas: [...revisadas] });
  }
  return { periodos, revisiones };
}

async function exigirCerrando(tx: Tx, clave: ClaveDePeriodo): Promise<void> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  if (estado === 'cerrado') throw yaCerrado(clave);
  if (estado === 'abierto') {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'Otra persona dejó abierto el periodo mientras se cerraba. Intente de nuevo.',
    });
  }
}

interface RevisionDeAgencia {
  readonly clave: ClaveDePeriodo;
  readonly revisadas: readonly CompuertaRevisada[];
  readonly impedimentos: readonly Impedimento[];
}

/** All of the same month. */
async function revisarTodas(
  db: Database,
  contexto: Contexto,
  claves: readonly ClaveDePeriodo[],
  compuertas: readonly Compuerta[],
): Promise<RevisionDeAgencia[]> {
  const quien = contexto.actor?.id ?? null;
  const exigeFirmas = await leerExigeFirmas(db);
  const [primera] = claves;
  if (primera === undefined) return [];
  const agencias = claves.map(({ agencia }) => agencia);
  const alcance = alcanceDeVarias({ ...primera, agencias }, contexto);
  const porAgencia = await revisarCierres(db, alcance, compuertas);
  return claves.map((clave) => {
    const revisadas = porAgencia.get(clave.agencia) ?? [];
    return { clave, revisadas, impedimentos: impedimentosDe(revisadas, { quien, exigeFirmas }) };
  });
}

async function abandonarCierre(tx: Tx, claves: readonly ClaveDePeriodo[]): Promise<void> {
  for (const clave of claves) {
    await reservarAgencia(tx, clave.agencia);
    const { estado } = await verPeriodo(tx, clave);
    if (estado === 'cerrando') await ponerEstado(tx, clave, 'abierto');
  }
}

/** Everything that keeps them from being closed comes together, each with its gate's own name. */
function exigirSinImpedimentos(revisiones: readonly RevisionDeAgencia[]): void {
  const errores = revisiones.flatMap(({ clave, impedimentos }) =>
    impedimentos.map(({ id, motivo }) => ({
      campo: id,
      codigo: 'PERIODO_CON_PENDIENTES',
      mensaje: revisiones.length === 1 ? motivo : `Agencia ${clave.agencia}: ${motivo}`,
    })),
  );
  if (errores.length > 0) throw new ProblemaError('PERIODO_CON_PENDIENTES', { errores });
}

function yaCerrado({ anio, mes, agencia }: ClaveDePeriodo): ProblemaError {
  return new ProblemaError('PERIODO_CERRADO', {
    detalle: `El periodo ${nombreDePeriodo(anio, mes)} ya está cerrado en la agencia ${agencia}.`,
  });
}
