// Closing a month takes two transactions. The first says it is being closed: from its commit on, nothing is posted into
// it (a posting shares the period's row, so those under way end first). The second looks at the gates, over books that
// no longer change, and closes or opens again. If the process dies between the two, closing or reopening goes on from
// there. The gates are looked at before, too: a month with something pending is never shut, not even for a moment.
import type {
  EstadoDeCompuerta,
  Explicacion,
  Periodo,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import { type Impedimento, impedimentosDe, nombreDePeriodo } from '@cuadra/core/cierre';
import type { Contexto, ContextoConActor } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { alcanceDelMes } from './alcance.ts';
import { avisarPeriodoCerrado } from './avisos.ts';
import { dejarConstancia } from './cierre/dejar-constancia.ts';
import { explicarSaldos } from './cierre/explicar-saldo.ts';
import { type CompuertaRevisada, revisarCierre } from './cierre/revisar-cierre.ts';
import { leerExigeFirmas } from './cierre/ver-cierre.ts';
import type { Compuerta } from './compuerta.ts';
import { exigirOrdenAlCerrar } from './exigir-orden.ts';
import { type ClaveDePeriodo, ponerEstado, verPeriodo } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

const ACCION_DE_CERRAR = 'periodos:cerrar';

export interface PeriodoRevisado extends Periodo {
  readonly compuertas: EstadoDeCompuerta[];
}

export async function cerrarPeriodo(
  db: Database,
  contexto: ContextoConActor,
  clave: ClaveDePeriodo,
  explicaciones: readonly Explicacion[],
  compuertas: readonly Compuerta[],
): Promise<PeriodoRevisado> {
  await exigirCerrable(db, clave);
  if (explicaciones.length > 0) {
    await escribir(db, contexto, 'cierre:explicar-saldo', (tx) =>
      explicarSaldos(tx, contexto, alcanceDelMes(clave, contexto), explicaciones),
    );
  }
  exigirSinImpedimentos((await revisar(db, contexto, clave, compuertas)).impedimentos);
  await escribir(db, contexto, ACCION_DE_CERRAR, (tx) => empezarCierre(tx, clave));
  const revisado = await escribir(db, contexto, ACCION_DE_CERRAR, (tx) =>
    terminarCierre(tx, contexto, clave, compuertas),
  ).catch(async (error: unknown) => {
    // A refusal left everything as it should be; a failure must not leave the month half closed.
    if (!(error instanceof ProblemaError)) {
      await escribir(db, contexto, ACCION_DE_CERRAR, (tx) => abandonarCierre(tx, clave)).catch(
        () => undefined,
      );
    }
    throw error;
  });
  exigirSinImpedimentos(revisado.impedimentos);
  return revisado.periodo;
}

async function exigirCerrable(db: Database, clave: ClaveDePeriodo): Promise<void> {
  const { estado } = await verPeriodo(db, clave);
  if (estado === 'cerrado') throw yaCerrado(clave);
  await exigirOrdenAlCerrar(db, clave);
}

export async function empezarCierre(tx: Tx, clave: ClaveDePeriodo): Promise<void> {
  await reservarAgencia(tx, clave.agencia);
  await exigirCerrable(tx, clave);
  await ponerEstado(tx, clave, 'cerrando');
}

interface Terminado {
  readonly periodo: PeriodoRevisado;
  readonly impedimentos: readonly Impedimento[];
}

/** Closes when nothing keeps it from being closed; otherwise opens again, which also must be kept. */
export async function terminarCierre(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  compuertas: readonly Compuerta[],
): Promise<Terminado> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  if (estado === 'cerrado') throw yaCerrado(clave);
  if (estado === 'abierto') {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'Otra persona dejó abierto el periodo mientras se cerraba. Intente de nuevo.',
    });
  }
  const { revisadas, impedimentos } = await revisar(tx, contexto, clave, compuertas);
  const seCierra = impedimentos.length === 0;
  await ponerEstado(tx, clave, seCierra ? 'cerrado' : 'abierto');
  if (seCierra) {
    await dejarConstancia(tx, contexto, clave, revisadas);
    await avisarPeriodoCerrado(tx, contexto, clave);
  }
  return { periodo: { ...(await verPeriodo(tx, clave)), compuertas: revisadas }, impedimentos };
}

async function revisar(
  db: Database,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  compuertas: readonly Compuerta[],
): Promise<{ revisadas: CompuertaRevisada[]; impedimentos: Impedimento[] }> {
  const revisadas = await revisarCierre(db, alcanceDelMes(clave, contexto), compuertas);
  const quien = contexto.actor?.id ?? null;
  const exigeFirmas = await leerExigeFirmas(db);
  return { revisadas, impedimentos: impedimentosDe(revisadas, { quien, exigeFirmas }) };
}

async function abandonarCierre(tx: Tx, clave: ClaveDePeriodo): Promise<void> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  if (estado === 'cerrando') await ponerEstado(tx, clave, 'abierto');
}

/** Everything that keeps it from being closed comes together, each with its gate's own name. */
function exigirSinImpedimentos(impedimentos: readonly Impedimento[]): void {
  const errores = impedimentos.map(({ id, motivo }) => ({
    campo: id,
    codigo: 'PERIODO_CON_PENDIENTES',
    mensaje: motivo,
  }));
  if (errores.length > 0) throw new ProblemaError('PERIODO_CON_PENDIENTES', { errores });
}

function yaCerrado({ anio, mes, agencia }: ClaveDePeriodo): ProblemaError {
  return new ProblemaError('PERIODO_CERRADO', {
    detalle: `El periodo ${nombreDePeriodo(anio, mes)} ya está cerrado en la agencia ${agencia}.`,
  });
}
