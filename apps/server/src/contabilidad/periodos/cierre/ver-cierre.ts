// The whole closing of one month of one agencia, as its screen shows it.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { Contexto } from '../../../platform/contexto.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { alcanceDelMes } from '../alcance.ts';
import type { Compuerta } from '../compuerta.ts';
import { exigirEjercicioAbierto, exigirOrdenAlCerrar, exigirOrdenAlReabrir } from '../exigir-orden.ts';
import { type ClaveDePeriodo, verPeriodo } from '../queries.ts';
import { leerHistoria } from './historia.ts';
import { listarPersonas } from './personas.ts';
import { revisarCierre } from './revisar-cierre.ts';
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
    historia: await leerHistoria(db, clave, compuertas),
    personas: await listarPersonas(db, clave.agencia),
  };
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
