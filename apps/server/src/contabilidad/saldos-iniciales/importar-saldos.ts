// A sheet of balances becomes what is being written in each of its agencias, in place of what was there; or only says what it brings.
import {
  ERRORES_DE_SALDOS_MAX,
  type HojaDeSaldosLeida,
} from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { LINEAS_DE_APERTURA_MAX } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { abrirBusquedaDeCuentas } from '@cuadra/core/cuenta-escrita';
import { juntarSaldos, resumirSaldos } from '@cuadra/core/saldos-iniciales';
import { sql } from 'kysely';
import { leerEquivalencia } from '#contabilidad/equivalencias/queries.ts';
import { leerPrimerEjercicio } from '#contabilidad/periodos/ejercicios/ver-ejercicios.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { lineasDePartida } from './apertura.ts';
import { empezarApertura, guardarApertura } from './escribir-apertura.ts';
import type { Conocido, SaldosLeidos } from './leer-saldos.ts';

export async function conocerCuentas(
  db: Database,
  actor: Actor,
  equivalencia: string | undefined,
): Promise<Conocido> {
  const cuentas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta', 'tipoCuenta', 'naturaleza'])
    .execute();
  const agencias = await db
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia'])
    .where('idAgencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .orderBy('idAgencia')
    .execute();
  return {
    buscar: abrirBusquedaDeCuentas(cuentas, await leerEquivalencia(db, equivalencia)),
    naturalezas: new Map(cuentas.map(({ idCuenta, naturaleza }) => [idCuenta, naturaleza])),
    deMayor: new Set(cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'M').map(({ idCuenta }) => idCuenta)),
    agencias,
  };
}

/** What it brings, agencia by agencia, and what keeps each from taking it. */
export async function ensayarSaldos(
  db: Database,
  leidos: SaldosLeidos,
  { agencias, naturalezas }: Conocido,
): Promise<HojaDeSaldosLeida> {
  const vivas = await leerVivas(db);
  const { enPuestaEnMarcha } = await leerPrimerEjercicio(db);
  return {
    filas: leidos.filas,
    signo: leidos.signo,
    sinSaldo: leidos.sinSaldo,
    agencias: [...leidos.lineas].map(([agencia, escritas]) => {
      const lineas = juntarSaldos(escritas);
      return {
        agencia,
        nombreAgencia: agencias.find(({ idAgencia }) => idAgencia === agencia)?.nombreAgencia ?? '',
        lineas: lineas.length,
        sinCuenta: lineas.filter(({ cuenta }) => !naturalezas.has(cuenta)).length,
        resumen: resumirSaldos(lineasDePartida(lineas)),
        impedimento: impedimentoDe(lineas.length, vivas.get(agencia)?.estado, enPuestaEnMarcha),
        id: null,
      };
    }),
    errores: leidos.errores.slice(0, ERRORES_DE_SALDOS_MAX).map((error) => ({ ...error })),
    totalDeErrores: leidos.errores.length,
  };
}

/** All of its agencias or none. */
export async function importarSaldos(
  tx: Tx,
  contexto: ContextoConActor,
  leidos: SaldosLeidos,
  { fecha, ensayo }: { readonly fecha: string; readonly ensayo: HojaDeSaldosLeida },
): Promise<HojaDeSaldosLeida> {
  exigirSinErrores(ensayo);
  const vivas = await leerVivas(tx);
  const ids = new Map<string, string>();
  for (const [agencia, escritas] of leidos.lineas) {
    const lineas = juntarSaldos(escritas);
    const viva = vivas.get(agencia);
    if (viva === undefined) ids.set(agencia, await empezarApertura(tx, contexto, { agencia, fecha, lineas }));
    else {
      await guardarApertura(tx, contexto, viva.id, { version: viva.version, fecha, lineas });
      ids.set(agencia, viva.id);
    }
  }
  return {
    ...ensayo,
    agencias: ensayo.agencias.map((una) => ({ ...una, id: ids.get(una.agencia) ?? null })),
  };
}

function exigirSinErrores({ agencias, errores, totalDeErrores }: HojaDeSaldosLeida): void {
  const impedidas = agencias.filter(({ impedimento }) => impedimento !== null);
  if (totalDeErrores === 0 && impedidas.length === 0 && agencias.length > 0) return;
  if (totalDeErrores === 0 && impedidas.length > 0)
    throw new ProblemaError('APERTURA_EN_CURSO', {
      detalle: impedidas.map(({ agencia, impedimento }) => `Agencia ${agencia}: ${impedimento}`).join(' '),
    });
  throw new ProblemaError('IMPORTACION_CON_ERRORES', {
    ...(agencias.length === 0 && totalDeErrores === 0 ? { detalle: 'Ninguna fila trae un saldo.' } : {}),
    errores: errores.map(({ fila, mensaje }) => ({
      campo: `fila ${fila}`,
      codigo: 'IMPORTACION_CON_ERRORES',
      mensaje,
    })),
  });
}

function impedimentoDe(lineas: number, estado: string | undefined, enPuestaEnMarcha: boolean): string | null {
  if (!enPuestaEnMarcha) return 'La puesta en marcha ya está firmada.';
  if (lineas > LINEAS_DE_APERTURA_MAX)
    return `Trae ${lineas} cuentas y caben ${LINEAS_DE_APERTURA_MAX}: junte las que van en una misma cuenta.`;
  if (estado === 'en_revision')
    return 'Sus saldos iniciales esperan aprobación: pida que los devuelvan primero.';
  if (estado === 'contabilizada') return 'Sus saldos iniciales ya están contabilizados: deshágalos primero.';
  return null;
}

async function leerVivas(db: Database) {
  const filas = await db
    .selectFrom('saldosIniciales')
    .select(['id', 'agencia', 'estado', 'version'])
    .where('estado', '<>', 'revertida')
    .execute();
  return new Map(filas.map((fila) => [fila.agencia, fila]));
}
