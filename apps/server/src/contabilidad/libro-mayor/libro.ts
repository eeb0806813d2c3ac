// The mayor as a book of pages: which accounts it has, where each page begins, and the rows of a page. A page begins at an
// account or, in the long ones, at one of their movements; the running balance there is known without walking to it.
import type { FilaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import type { AgrupacionDeMayor } from '@cuadra/contract/contabilidad/opciones';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { foliosDelDiario } from '#contabilidad/libro-diario/folios-del-diario.ts';
import { type Limites, limitesDe, type TramoDeLibro } from '#contabilidad/libro-diario/tramo.ts';
import type { Database } from '#platform/database/pool.ts';
import { type CuentaDelMayor, cuentasDelMayor, type EleccionDeCuentas } from './cuentas-del-mayor.ts';
import {
  anclasDeMovimientos,
  contarMovimientos,
  type Lugar,
  leerCentralizados,
  leerMovimientos,
  type MovimientoDelMayor,
  netoDe,
  netoDeDias,
  type Trecho,
} from './queries.ts';

export interface LibroMayor {
  readonly tramo: TramoDeLibro;
  readonly agrupacion: AgrupacionDeMayor;
  readonly cuentas: readonly CuentaDelMayor[];
  /** Between which its movements are; undefined when there are none. */
  readonly fechas: Limites['fechas'] | undefined;
}

export interface Formacion extends EleccionDeCuentas {
  readonly agrupacion: AgrupacionDeMayor;
}

export async function abrirMayor(
  db: Database,
  tramo: TramoDeLibro,
  formacion: Formacion,
): Promise<LibroMayor> {
  const [cuentas, fechas] = await Promise.all([
    cuentasDelMayor(db, tramo, formacion),
    tramo.por === 'fechas' ? tramo : limitesDe(db, tramo).then((limites) => limites?.fechas),
  ]);
  return { tramo, agrupacion: formacion.agrupacion, cuentas, fechas };
}

/** Where a page begins: an account, or one of its movements. */
export interface Inicio {
  readonly idCuenta: string;
  readonly lugar?: Lugar | undefined;
}

export interface PaginaDelMayor extends Inicio {
  readonly fila: number;
}

/** What opens an account and what closes it. */
const FILAS_DE_MAS = 2;

export async function paginasDelMayor(
  db: Database,
  libro: LibroMayor,
  filasPorPagina: number,
): Promise<{ filas: number; paginas: PaginaDelMayor[] }> {
  const { tramo, agrupacion, cuentas } = libro;
  const cuantos = await contarMovimientos(
    db,
    tramo,
    cuentas.flatMap((cuenta) => trechosDe(libro, cuenta)),
    agrupacion,
  );
  const largas = cuentas.filter(({ idCuenta }) => (cuantos.get(idCuenta) ?? 0) > filasPorPagina);
  const anclas =
    agrupacion === 'movimiento'
      ? await anclasDeMovimientos(
          db,
          tramo,
          largas.flatMap((cuenta) => trechosDe(libro, cuenta)),
          filasPorPagina,
        )
      : [];
  const porCuenta = Map.groupBy(anclas, ({ mayor }) => mayor);
  const paginas: PaginaDelMayor[] = [];
  let filas = 0;
  const abrir = (pagina: PaginaDelMayor) => {
    const anterior = paginas.at(-1);
    if (anterior === undefined || pagina.fila - anterior.fila >= filasPorPagina) paginas.push(pagina);
  };
  for (const { idCuenta } of cuentas) {
    abrir({ idCuenta, fila: filas });
    for (const { antes, fecha, numero, n } of porCuenta.get(idCuenta) ?? [])
      abrir({ idCuenta, lugar: { fecha, numero, n }, fila: filas + 1 + antes });
    filas += (cuantos.get(idCuenta) ?? 0) + FILAS_DE_MAS;
  }
  return { filas, paginas };
}

/** The rows from where a page begins up to where the next one does. */
export async function filasDelMayor(
  db: Database,
  libro: LibroMayor,
  inicio: Inicio,
  fin: Inicio | undefined,
): Promise<FilaDeMayor[]> {
  const primera = libro.cuentas.findIndex(({ idCuenta }) => idCuenta === inicio.idCuenta);
  const siguiente = libro.cuentas.findIndex(({ idCuenta }) => idCuenta === fin?.idCuenta);
  if (primera < 0) return [];
  const cortada = fin?.lugar !== undefined;
  const cuentas = libro.cuentas.slice(primera, siguiente < 0 ? undefined : siguiente + (cortada ? 1 : 0));
  const [movimientos, antes] = await Promise.all([
    leerDe(db, libro, cuentas, inicio, fin),
    netoAntesDe(db, libro, inicio),
  ]);
  const folioDe = await foliosDe(db, libro, movimientos);
  const porCuenta = Map.groupBy(movimientos, ({ mayor }) => mayor);
  return cuentas.flatMap((cuenta, indice) => {
    const empezada = indice === 0 && inicio.lugar !== undefined;
    const sigue = cortada && indice === cuentas.length - 1;
    let neto = empezada ? centavos(cuenta.inicial + antes) : cuenta.inicial;
    const filas = (porCuenta.get(cuenta.idCuenta) ?? []).map((movimiento): FilaDeMayor => {
      neto = centavos(neto + movimiento.debe - movimiento.haber);
      const { mayor: idCuenta, ...resto } = movimiento;
      const saldo = enSuNaturaleza(neto, cuenta.naturaleza);
      return { tipo: 'movimiento', idCuenta, ...resto, folio: folioDe(movimiento.numero), saldo };
    });
    return [...(empezada ? [] : [apertura(cuenta)]), ...filas, ...(sigue ? [] : [cierre(cuenta)])];
  });
}

/** The whole book, page by page. */
export async function* lotesDeMayor(
  db: Database,
  libro: LibroMayor,
  filasPorLote: number,
): AsyncGenerator<FilaDeMayor[]> {
  const { paginas } = await paginasDelMayor(db, libro, filasPorLote);
  for (const [indice, pagina] of paginas.entries())
    yield await filasDelMayor(db, libro, pagina, paginas[indice + 1]);
}

function apertura({ idCuenta, nombreCuenta, naturaleza, inicial }: CuentaDelMayor): FilaDeMayor {
  const saldoInicial = enSuNaturaleza(inicial, naturaleza);
  return { tipo: 'cuenta', idCuenta, nombreCuenta, naturaleza, saldoInicial };
}

function cierre({ idCuenta, naturaleza, inicial, debe, haber }: CuentaDelMayor): FilaDeMayor {
  const saldoFinal = enSuNaturaleza(centavos(inicial + debe - haber), naturaleza);
  return { tipo: 'total', idCuenta, debe, haber, saldoFinal };
}

function leerDe(
  db: Database,
  libro: LibroMayor,
  cuentas: readonly CuentaDelMayor[],
  inicio: Inicio,
  fin: Inicio | undefined,
): Promise<MovimientoDelMayor[]> {
  const trechos = cuentas.flatMap((cuenta) => {
    const desde = cuenta.idCuenta === inicio.idCuenta ? inicio.lugar : undefined;
    const hasta = cuenta.idCuenta === fin?.idCuenta ? fin.lugar : undefined;
    return trechosDe(libro, cuenta, desde, hasta);
  });
  return libro.agrupacion === 'movimiento'
    ? leerMovimientos(db, libro.tramo, trechos)
    : leerCentralizados(db, libro.tramo, trechos, libro.agrupacion);
}

/** What the first account of a page moved in the tramo before it. */
async function netoAntesDe(db: Database, libro: LibroMayor, { idCuenta, lugar }: Inicio): Promise<Centavos> {
  const cuenta = libro.cuentas.find((una) => una.idCuenta === idCuenta);
  if (cuenta === undefined || lugar === undefined) return CERO;
  const { tramo } = libro;
  if (tramo.por === 'numeros') return netoDe(db, tramo, trechosDe(libro, cuenta, undefined, lugar));
  // Whole days are stored added up; only the lines of its own day are walked.
  const suDia = { fecha: lugar.fecha, numero: 0, n: 0 };
  const [deDias, deSuDia] = await Promise.all([
    netoDeDias(db, tramo, cuenta.detalle, lugar.fecha),
    netoDe(db, tramo, trechosDe(libro, cuenta, suDia, lugar)),
  ]);
  return centavos(deDias + deSuDia);
}

/** All it moved in the tramo, or what is between two places of it. Those that moved nothing have none. */
function trechosDe(
  { fechas }: LibroMayor,
  { idCuenta, detalle, debe, haber }: CuentaDelMayor,
  desde?: Lugar | undefined,
  fin?: Lugar | undefined,
): Trecho[] {
  if (fechas === undefined || (debe === 0 && haber === 0)) return [];
  const elDiaDespues = Temporal.PlainDate.from(fechas.hasta).add({ days: 1 }).toString();
  return detalle.map((cuenta) => ({
    cuenta,
    mayor: idCuenta,
    desde: desde ?? { fecha: fechas.desde, numero: 0, n: 0 },
    fin: fin ?? { fecha: elDiaDespues, numero: 0, n: 0 },
  }));
}

function foliosDe(db: Database, { tramo }: LibroMayor, movimientos: readonly MovimientoDelMayor[]) {
  let [desde, hasta] = [Number.POSITIVE_INFINITY, 0];
  for (const { numero } of movimientos) {
    desde = Math.min(desde, numero);
    hasta = Math.max(hasta, numero);
  }
  return hasta === 0 ? () => null : foliosDelDiario(db, tramo.ejercicio, { desde, hasta });
}
