// The accounts of a mayor, each with what it brought and what it moved. At a level, an account gathers every detail
// account under it, so that each line of the diario falls under exactly one. Results begin each ejercicio at zero, even
// while the year before waits for its close.
import { ANCHOS_DE_CODIGO, type Naturaleza } from '@cuadra/core/catalogo';
import { esDeResultado } from '@cuadra/core/cierre';
import { CERO, type Centavos, centavos, restar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import {
  enTramo,
  type TramoDeFechas,
  type TramoDeLibro,
  type TramoDeNumeros,
} from '#contabilidad/libro-diario/tramo.ts';
import { movimientosPorCuenta, saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';

export interface CuentaDelMayor {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly naturaleza: Naturaleza;
  /** The detail accounts whose lines fall under it. */
  readonly detalle: readonly string[];
  /** Debe − haber before the tramo. */
  readonly inicial: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export interface EleccionDeCuentas {
  readonly nivel?: number | undefined;
  readonly cuenta?: string | undefined;
}

/** Those that brought or moved something, in the order of their codes. */
export async function cuentasDelMayor(
  db: Database,
  tramo: TramoDeLibro,
  { nivel, cuenta: prefijo = '' }: EleccionDeCuentas,
): Promise<CuentaDelMayor[]> {
  const [catalogo, movidas] = await Promise.all([leerCatalogo(db), leerMovidas(db, tramo)]);
  const porMayor = Map.groupBy(
    movidas.filter(({ idCuenta }) => idCuenta.startsWith(prefijo)),
    ({ idCuenta }) => mayorDe(idCuenta, nivel),
  );
  return [...porMayor]
    .map(([idCuenta, suyas]) => {
      const { nombreCuenta, naturaleza } = catalogo.get(idCuenta) ?? SIN_CATALOGO;
      return { idCuenta, nombreCuenta, naturaleza, ...juntar(suyas) };
    })
    .filter(({ inicial, debe, haber }) => inicial !== 0 || debe !== 0 || haber !== 0)
    .sort((una, otra) => (una.idCuenta < otra.idCuenta ? -1 : 1));
}

/** Its code cut to the width of the level, or its own when it is higher up. */
export function mayorDe(idCuenta: string, nivel: number | undefined): string {
  return nivel === undefined ? idCuenta : idCuenta.slice(0, ANCHOS_DE_CODIGO[nivel - 1]);
}

interface Movida {
  readonly idCuenta: string;
  readonly inicial: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

const SIN_CATALOGO = { nombreCuenta: '', naturaleza: 'deudora' } as const;

function juntar(cuentas: readonly Movida[]) {
  const suma = { inicial: CERO, debe: CERO, haber: CERO };
  for (const { inicial, debe, haber } of cuentas) {
    suma.inicial = centavos(suma.inicial + inicial);
    suma.debe = centavos(suma.debe + debe);
    suma.haber = centavos(suma.haber + haber);
  }
  return { ...suma, detalle: cuentas.map(({ idCuenta }) => idCuenta) };
}

function leerMovidas(db: Database, tramo: TramoDeLibro): Promise<Movida[]> {
  return tramo.por === 'fechas' ? movidasEnFechas(db, tramo) : movidasEnNumeros(db, tramo);
}

async function movidasEnFechas(db: Database, tramo: TramoDeFechas): Promise<Movida[]> {
  const [movidas, delAnioAnterior] = await Promise.all([
    movimientosPorCuenta(db, tramo),
    netosAl(db, finDelAnterior(tramo.ejercicio), tramo.agencias),
  ]);
  return movidas.map(({ idCuenta, inicial, debe, haber }) => {
    const anterior = esDeResultado(idCuenta) ? (delAnioAnterior.get(idCuenta) ?? CERO) : CERO;
    return { idCuenta, inicial: restar(inicial, anterior), debe, haber };
  });
}

/** What the book had gathered before its first number: earlier years, and this one up to there. */
async function movidasEnNumeros(db: Database, tramo: TramoDeNumeros): Promise<Movida[]> {
  const agencias = await db.selectFrom('agencia').select('idAgencia').execute();
  const [antes, { rows }] = await Promise.all([
    netosAl(
      db,
      finDelAnterior(tramo.ejercicio),
      agencias.map(({ idAgencia }) => idAgencia),
    ),
    sql<Movida>`
      select u.id_cuenta, sum(u.inicial)::bigint as inicial, sum(u.debe)::bigint as debe, sum(u.haber)::bigint as haber
      from (
        select l.id_cuenta, sum(l.debe - l.haber) as inicial, 0 as debe, 0 as haber
        from linea l where l.ejercicio = ${tramo.ejercicio} and l.numero < ${tramo.desde} group by 1
        union all
        select l.id_cuenta, 0, sum(l.debe), sum(l.haber) from linea l where ${enTramo(tramo, 'l')} group by 1
      ) u group by 1`.execute(db),
  ]);
  const delAnio = new Map(rows.map((fila) => [fila.idCuenta, fila]));
  return [...new Set([...antes.keys(), ...delAnio.keys()])].map((idCuenta) => {
    const anterior = esDeResultado(idCuenta) ? CERO : (antes.get(idCuenta) ?? CERO);
    const { inicial = CERO, debe = CERO, haber = CERO } = delAnio.get(idCuenta) ?? {};
    return { idCuenta, inicial: centavos(anterior + inicial), debe, haber };
  });
}

async function netosAl(
  db: Database,
  fecha: string,
  agencias: readonly string[],
): Promise<Map<string, Centavos>> {
  const netos = new Map<string, Centavos>();
  for (const { idCuenta, debe, haber } of await saldosAl(db, { fecha, agencias }))
    netos.set(idCuenta, centavos((netos.get(idCuenta) ?? 0) + debe - haber));
  return netos;
}

const finDelAnterior = (ejercicio: number) => `${ejercicio - 1}-12-31`;

async function leerCatalogo(db: Database) {
  const cuentas = await db.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta', 'naturaleza']).execute();
  return new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
}
