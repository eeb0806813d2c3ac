// Closing a month takes two transactions. The first says it is being closed: from its commit on, nothing is posted into
// it (a posting shares the period's row, so those under way end first). The second looks at the gates, over books that
// no longer change, and closes or opens again. If the process dies between the two, closing or reopening goes on from
// there. The gates are looked at before, too: a month with something pending is never shut, not even for a moment.
import type { EstadoDeCompuerta, Explicacion, Periodo } from '@cuadra/contract/contabilidad/periodos';
import { nombreDePeriodo, primerDia, ultimoDia } from '@cuadra/core/cierre';
import { ZONA_HORARIA } from '../../platform/clock.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { anotar, escribir, type Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { avisarPeriodoCerrado } from './avisos.ts';
import { type Alcance, revisarCompuertas } from './compuertas.ts';
import { exigirOrdenAlCerrar } from './exigir-orden.ts';
import { type ClaveDePeriodo, ponerEstado, verPeriodo } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

export const ACCION_DE_CERRAR = 'periodos:cerrar';

export interface PeriodoRevisado extends Periodo {
  readonly compuertas: EstadoDeCompuerta[];
}

export async function cerrarPeriodo(
  db: Database,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  explicaciones: readonly Explicacion[],
): Promise<PeriodoRevisado> {
  await exigirCerrable(db, clave);
  exigirCompuertas(await revisarCompuertas(db, alcanceDelMes(clave, contexto, explicaciones)));
  await escribir(db, contexto, ACCION_DE_CERRAR, (tx) => empezarCierre(tx, clave));
  const revisado = await escribir(db, contexto, ACCION_DE_CERRAR, (tx) =>
    terminarCierre(tx, contexto, clave, explicaciones),
  ).catch(async (error: unknown) => {
    // A refusal left everything as it should be; a failure must not leave the month half closed.
    if (!(error instanceof ProblemaError)) {
      await escribir(db, contexto, ACCION_DE_CERRAR, (tx) => abandonarCierre(tx, clave)).catch(
        () => undefined,
      );
    }
    throw error;
  });
  exigirCompuertas(revisado.compuertas);
  return revisado;
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

/** Closes when every gate passes; otherwise opens again, which also must be kept. */
export async function terminarCierre(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  explicaciones: readonly Explicacion[],
): Promise<PeriodoRevisado> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  if (estado === 'cerrado') throw yaCerrado(clave);
  if (estado === 'abierto') {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'Otra persona dejó abierto el periodo mientras se cerraba. Intente de nuevo.',
    });
  }
  const compuertas = await revisarCompuertas(tx, alcanceDelMes(clave, contexto, explicaciones));
  const estadoFinal = compuertas.every(({ pasa }) => pasa) ? 'cerrado' : 'abierto';
  await ponerEstado(tx, clave, estadoFinal);
  if (estadoFinal === 'cerrado' && explicaciones.length > 0) {
    await anotar(tx, contexto, {
      accion: 'periodos:explicar-saldos',
      entidad: 'periodo',
      idEntidad: idDePeriodo(clave),
      detalle: { explicaciones },
    });
  }
  if (estadoFinal === 'cerrado') await avisarPeriodoCerrado(tx, contexto, clave);
  return { ...clave, estado: estadoFinal, compuertas };
}

async function abandonarCierre(tx: Tx, clave: ClaveDePeriodo): Promise<void> {
  await reservarAgencia(tx, clave.agencia);
  const { estado } = await verPeriodo(tx, clave);
  if (estado === 'cerrando') await ponerEstado(tx, clave, 'abierto');
}

export function alcanceDelMes(
  clave: ClaveDePeriodo,
  { ahora }: Pick<Contexto, 'ahora'>,
  explicaciones: readonly Explicacion[] = [],
): Alcance {
  const { anio, mes } = clave;
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  return { ...clave, desde: primerDia(anio, mes), hasta: ultimoDia(anio, mes), hoy, explicaciones };
}

/** As the bitácora names a period. */
export function idDePeriodo({ anio, mes, agencia }: ClaveDePeriodo): string {
  return `${anio}/${mes}/${agencia}`;
}

/** Everything that keeps it from being closed comes together, each with its gate's own name. */
function exigirCompuertas(compuertas: readonly EstadoDeCompuerta[]): void {
  const errores = compuertas
    .filter(({ pasa }) => !pasa)
    .map(({ id, motivo }) => ({ campo: id, codigo: 'PERIODO_CON_PENDIENTES', mensaje: motivo }));
  if (errores.length > 0) throw new ProblemaError('PERIODO_CON_PENDIENTES', { errores });
}

function yaCerrado({ anio, mes, agencia }: ClaveDePeriodo): ProblemaError {
  return new ProblemaError('PERIODO_CERRADO', {
    detalle: `El periodo ${nombreDePeriodo(anio, mes)} ya está cerrado en la agencia ${agencia}.`,
  });
}
