// Closes a year for the whole institution, all or nothing: the closing partida of each agencia, December, the year, the
// next year open, and the opening partida that carries the result forward. While it lasts nobody posts in that year:
// its row is held from the first moment.
import type * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { lineasDeApertura, primerDia, ultimoDia } from '@cuadra/core/cierre';
import { restar } from '@cuadra/core/dinero';
import { totalDebe } from '@cuadra/core/partida';
import { exigirTodasLasAgencias } from '#contabilidad/agencias/exigir-todas-las-agencias.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe, revisar } from '#contabilidad/libro/revisar.ts';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarEjercicioCerrado } from './avisos.ts';
import { dejarConstanciaDelAnio } from './cierre/dejar-constancia.ts';
import { type CierreDeEjercicio, cierreDeEjercicio, listarAgenciasDe } from './cierre-de-ejercicio.ts';
import type { Compuerta } from './compuerta.ts';
import { exigirEjerciciosAnteriores } from './exigir-orden.ts';
import { abrirPeriodo, leerCuentasDeCierre, ponerEstado } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

type EjercicioCerrado = ResponseOf<typeof contrato.cerrarEjercicio>;
type Hecha = EjercicioCerrado['partidas'][number];

const DICIEMBRE = 12;

export async function cerrarEjercicio(
  tx: Tx,
  contexto: Contexto,
  anio: number,
  compuertas: readonly Compuerta[],
): Promise<EjercicioCerrado> {
  const agencias = await listarAgenciasDe(tx, anio);
  for (const agencia of agencias) await reservarAgencia(tx, agencia);
  await tomarEjercicio(tx, anio);
  exigirEjercicioEntero(contexto, agencias);
  await exigirEjerciciosAnteriores(tx, anio);
  const cierre = await cierreDeEjercicio(tx, contexto, anio, compuertas);
  exigirCompuertas(cierre);

  // An agencia may have closed its December already, or have it open only for some; the closing partida is dated in it.
  for (const agencia of agencias) await abrirPeriodo(tx, { anio, mes: DICIEMBRE, agencia }, null);
  const cierres = await contabilizarTodas(tx, contexto, partidasDeCierre(contexto, cierre));
  for (const { agencia, compuertas: revisadas } of cierre.agencias) {
    const diciembre = { anio, mes: DICIEMBRE, agencia };
    await ponerEstado(tx, diciembre, 'cerrado');
    await dejarConstanciaDelAnio(tx, contexto, diciembre, revisadas);
  }
  await tx.updateTable('ejercicio').set({ estado: 'cerrado' }).where('anio', '=', anio).execute();

  await tx
    .insertInto('ejercicio')
    .values({ anio: anio + 1 })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  const aperturas = await contabilizarTodas(
    tx,
    contexto,
    await partidasDeApertura(tx, contexto, anio, agencias),
  );
  await avisarEjercicioCerrado(tx, contexto, anio);
  return { anio, estado: 'cerrado', resultado: cierre.resultado, partidas: [...cierres, ...aperturas] };
}

/** From here to the end of the transaction nobody gives numbers in that year. */
async function tomarEjercicio(tx: Tx, anio: number): Promise<void> {
  const ejercicio = await tx
    .selectFrom('ejercicio')
    .select('estado')
    .where('anio', '=', anio)
    .forUpdate()
    .executeTakeFirst();
  if (ejercicio === undefined) {
    throw new ProblemaError('PERIODO_NO_EXISTE', { detalle: `El ejercicio ${anio} no existe.` });
  }
  if (ejercicio.estado === 'cerrado') throw new ProblemaError('EJERCICIO_CERRADO');
}

/** A year is the whole institution's: whoever closes it, or looks at its close, works in all its agencias. */
export function exigirEjercicioEntero({ actor }: Contexto, agencias: readonly string[]): void {
  if (actor !== undefined)
    exigirTodasLasAgencias(actor, agencias, 'El ejercicio se cierra para toda la institución');
}

function exigirCompuertas({ agencias }: CierreDeEjercicio): void {
  const errores = agencias.flatMap(({ agencia, compuertas }) =>
    compuertas
      .filter(({ pasa }) => !pasa)
      .map(({ id, motivo }) => ({
        campo: id,
        codigo: 'PERIODO_CON_PENDIENTES',
        mensaje: `Agencia ${agencia}: ${motivo}`,
      })),
  );
  if (errores.length > 0) throw new ProblemaError('PERIODO_CON_PENDIENTES', { errores });
}

function partidasDeCierre(
  contexto: Contexto,
  { anio, agencias }: CierreDeEjercicio,
): PartidaPorContabilizar[] {
  return agencias.map(({ agencia, lineas }) =>
    porContabilizar({
      origen: 'cierre',
      autor: contexto.actor?.id ?? null,
      tipo: 'cierre',
      fecha: ultimoDia(anio, DICIEMBRE),
      agencia,
      concepto: `Cierre del ejercicio ${anio}`,
      lineas: lineas.map(({ idCuenta, debe, haber }) => ({ idCuenta, debe, haber })),
    }),
  );
}

async function partidasDeApertura(
  tx: Tx,
  contexto: Contexto,
  anio: number,
  agencias: readonly string[],
): Promise<PartidaPorContabilizar[]> {
  const cuentas = await leerCuentasDeCierre(tx);
  const fecha = ultimoDia(anio, DICIEMBRE);
  const saldos = await saldosAl(tx, { fecha, agencias, cuentas: [cuentas.cuentaResultado] });
  return saldos.map(({ agencia, debe, haber }) =>
    porContabilizar({
      origen: 'cierre',
      autor: contexto.actor?.id ?? null,
      tipo: 'apertura',
      fecha: primerDia(anio + 1, 1),
      agencia,
      concepto: `Apertura del ejercicio ${anio + 1}: traslado del resultado de ${anio}`,
      lineas: lineasDeApertura(restar(debe, haber), cuentas),
    }),
  );
}

/** Those that move something; an agencia without result has no partida. */
async function contabilizarTodas(
  tx: Tx,
  { ahora }: Contexto,
  propuestas: readonly PartidaPorContabilizar[],
): Promise<Hecha[]> {
  const partidas = propuestas.filter(({ lineas }) => lineas.length > 0);
  const entorno = await leerEntorno(tx, ahora, partidas);
  for (const partida of partidas) {
    const problema = problemaDe(revisar(entorno, partida));
    if (problema !== undefined) throw problema;
  }
  const hechas = await contabilizar(tx, ahora, partidas);
  return hechas.map(({ id, ejercicio, numero }, indice) => {
    const partida = partidas[indice];
    return {
      id,
      ejercicio,
      numero,
      tipo: partida?.tipo === 'apertura' ? 'apertura' : 'cierre',
      agencia: partida?.agencia ?? '',
      total: totalDebe(partida?.lineas ?? []),
    };
  });
}
