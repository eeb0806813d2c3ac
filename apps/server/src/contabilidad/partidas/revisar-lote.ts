// What the books know about a set of partidas, asked once for all of them, and the verdict on each.
import type { Codigo, ErrorDeCampo } from '@cuadra/contract/problema';
import { type Entorno, type ErrorDePartida, revisarPartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { ZONA_HORARIA } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import type { PartidaPorContabilizar } from './contabilizar.ts';

/** For each partida, in order, everything that keeps it from being posted. */
export async function revisarLote(
  tx: Tx,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
): Promise<ErrorDePartida[][]> {
  const cuentas = await leerCuentas(tx, partidas);
  const periodos = await leerPeriodos(tx, partidas);
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  const entornoDe = (esManual: boolean): Entorno => ({
    hoy,
    esManual,
    cuenta: (idCuenta) => cuentas.get(idCuenta),
    periodo: (agencia, fecha) => periodos.get(`${agencia} ${fecha.slice(0, 7)}`),
  });
  const entornos = { true: entornoDe(true), false: entornoDe(false) };
  return partidas.map((partida) =>
    revisarPartida(partida, partida.esManual ? entornos.true : entornos.false),
  );
}

export interface ErrorEnCampo extends ErrorDeCampo {
  readonly codigo: Codigo;
}

/** The refusal of one partida: its first error names the problem, all of them say where. */
export function problemaDePartida(errores: readonly [ErrorEnCampo, ...ErrorEnCampo[]]): ProblemaError {
  const [primero] = errores;
  return new ProblemaError(primero.codigo, { detalle: primero.mensaje, errores });
}

async function leerCuentas(tx: Tx, partidas: readonly PartidaPorContabilizar[]) {
  const codigos = [...new Set(partidas.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta)))];
  const filas = await tx
    .selectFrom('cuenta')
    .select(['idCuenta', 'tipoCuenta', 'estado'])
    .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
    .execute();
  return new Map(filas.map((fila) => [fila.idCuenta, fila]));
}

async function leerPeriodos(tx: Tx, partidas: readonly PartidaPorContabilizar[]) {
  const anios = [...new Set(partidas.map(({ fecha }) => Number(fecha.slice(0, 4))))];
  const filas = await tx
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia', 'estado'])
    .where('anio', '=', sql<number>`any(${anios}::int[])`)
    .execute();
  const clave = (anio: number, mes: number) => `${anio}-${String(mes).padStart(2, '0')}`;
  return new Map(filas.map(({ anio, mes, agencia, estado }) => [`${agencia} ${clave(anio, mes)}`, estado]));
}
