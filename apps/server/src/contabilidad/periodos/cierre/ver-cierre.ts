// The whole closing of one month of one agencia, as its screen shows it.
import type { CierreDelMes, MesPorCerrar } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { alcanceDelMes, alcanceDeVarias } from '../alcance.ts';
import type { Compuerta } from '../compuerta.ts';
import { exigirEjercicioAbierto, exigirOrdenAlCerrar, exigirOrdenAlReabrir } from '../exigir-orden.ts';
import { type ClaveDePeriodo, listarPeriodos, verPeriodo } from '../queries.ts';
import { leerSolicitudPendiente } from '../reaperturas/solicitudes.ts';
import { leerHistoria } from './historia.ts';
import { listarPersonas } from './personas.ts';
import { revisarCierre, revisarCierres } from './revisar-cierre.ts';
import { leerSaldosPorExplicar } from './saldos-por-explicar.ts';

export async function verCierre(
  db: Database,
  contexto: Pick<Contexto, 'ahora'>,
  clave: ClaveDePeriodo,
  compuertas: readonly Compuerta[],
): Promise<CierreDelMes> {
  const periodo = await verPeriodo(db, clave);
  const alcance = alcanceDelMes(clave, contexto);
  return {
    periodo,
    impideCerrar: await porQueNo(() => exigirOrdenAlCerrar(db, clave)),
    impideReabrir: await porQueNo(async () => {
      await exigirEjercicioAbierto(db, clave.anio);
      await exigirOrdenAlReabrir(db, clave);
    }),
    exigeFirmas: await leerExigeFirmas(db),
    compuertas: await revisarCierre(db, alcance, compuertas),
    saldosPorExplicar: await leerSaldosPorExplicar(db, alcance),
    solicitud: await leerSolicitudPendiente(db, clave),
    historia: await leerHistoria(db, clave, compuertas),
    personas: await listarPersonas(db, clave.agencia),
  };
}

/** The same month in each agencia of the person, to close those that can be closed together. */
export async function verCierresDelMes(
  db: Database,
  contexto: ContextoConActor,
  { anio, mes }: Pick<ClaveDePeriodo, 'anio' | 'mes'>,
  compuertas: readonly Compuerta[],
): Promise<MesPorCerrar[]> {
  const periodos = await listarPeriodos(db, { anio, mes, agencias: contexto.actor.agencias });
  if (periodos.length === 0) throw new ProblemaError('PERIODO_NO_EXISTE');
  const exigeFirmas = await leerExigeFirmas(db);
  const agencias = periodos.map(({ agencia }) => agencia);
  const revisadas = await revisarCierres(db, alcanceDeVarias({ anio, mes, agencias }, contexto), compuertas);
  const porCerrar: MesPorCerrar[] = [];
  for (const periodo of periodos) {
    porCerrar.push({
      periodo,
      impideCerrar: await porQueNo(() => exigirOrdenAlCerrar(db, periodo)),
      exigeFirmas,
      compuertas: revisadas.get(periodo.agencia) ?? [],
    });
  }
  return porCerrar;
}

export async function leerExigeFirmas(db: Database): Promise<boolean> {
  const { exigirFirmas } = await db
    .selectFrom('configuracionContable')
    .select('exigirFirmas')
    .executeTakeFirstOrThrow();
  return exigirFirmas;
}

async function porQueNo(exigir: () => Promise<void>): Promise<string | null> {
  try {
    await exigir();
    return null;
  } catch (error) {
    if (error instanceof ProblemaError) return error.message;
    throw error;
  }
}
