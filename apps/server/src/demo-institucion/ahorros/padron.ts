// The savers' accounts while the story is told: what moves in each, what they earn and what they are paid. Always the same for the
// same story. How a line of the books is split among them is in repartir-linea.ts.
import type { ClaseDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { type Dia, EJERCICIOS_COMPLETOS } from '../historia/calendario.ts';
import {
  type CorridaContada,
  corridaDeCierre,
  corridaDelMes,
  type TandaContada,
} from './corridas-contadas.ts';
import {
  type CuentaEnPadron,
  darPorPagada,
  devengar,
  type LineaContada,
  lineaDe,
  type Plazo,
} from './cuenta-en-padron.ts';
import { type CuentaPlaneada, planDeCuentas } from './plan-de-cuentas.ts';
import { type ProductoDemo, productoDeLaCuenta, productosDemo, type TablaDemo } from './productos-demo.ts';

export interface MovimientoContado {
  readonly cuenta: CuentaEnPadron;
  /** Which one of its account it is. */
  readonly n: number;
  readonly clase: ClaseDeMovimientoAhorro;
  readonly monto: number;
  /** Days of the story: of the books, of the value, and the first whose balance counts it. */
  readonly fecha: number;
  readonly valor: number;
  readonly gana: number;
  readonly partida: string;
  readonly corrida: CorridaContada | null;
  readonly concepto: string;
  readonly documento: string | null;
}

/** The accounts of a product in an agencia. */
export interface Grupo {
  readonly todas: CuentaEnPadron[];
  /** Those whose owners come and go. */
  readonly activas: CuentaEnPadron[];
  /** Still to be opened, in order. */
  readonly porAbrir: CuentaPlaneada[];
}

export interface Padron {
  readonly inicio: Temporal.PlainDate;
  readonly ultimoDia: Temporal.PlainDate;
  readonly movimientos: MovimientoContado[];
  readonly corridas: CorridaContada[];
  readonly grupos: Map<string, Grupo>;
  readonly planeadas: Map<CuentaEnPadron, CuentaPlaneada>;
  /** Each with the day of the story from which it rules. */
  readonly tablas: ReadonlyMap<ProductoDemo, readonly (readonly [number, TablaDemo])[]>;
  /** The month whose interest waits for people, as `2026-10`. */
  readonly espera: string | undefined;
}

export function crearPadron(ultimoDia: Temporal.PlainDate): Padron {
  const inicio = Temporal.PlainDate.from({ year: ultimoDia.year - EJERCICIOS_COMPLETOS, month: 1, day: 1 });
  const diaDe = (meses: number | null) =>
    meses === null ? 0 : inicio.until(inicio.add({ months: meses })).days;
  const padron: Padron = {
    inicio,
    ultimoDia,
    movimientos: [],
    corridas: [],
    grupos: new Map(),
    planeadas: new Map(),
    tablas: new Map(
      Object.values(productosDemo).map((producto) => [
        producto,
        producto.tablas.map((tabla) => [diaDe(tabla.meses), tabla] as const),
      ]),
    ),
    espera: mesQueEspera(ultimoDia),
  };
  for (const planeada of planDeCuentas()) {
    if (planeada.abre < 0) abrirCuenta(padron, planeada, planeada.abre);
    else grupoDe(padron, planeada.producto, planeada.agencia).porAbrir.push(planeada);
  }
  for (const { porAbrir } of padron.grupos.values()) porAbrir.sort((uno, otro) => uno.abre - otro.abre);
  return padron;
}

/** The last one that is over, unless its ejercicio was closed with it. */
function mesQueEspera(ultimoDia: Temporal.PlainDate): string | undefined {
  const terminado = ultimoDia.add({ days: 1 }).subtract({ months: 1 });
  return terminado.year < ultimoDia.year ? undefined : terminado.toPlainYearMonth().toString();
}

export const cuentasDelPadron = ({ grupos }: Padron): CuentaEnPadron[] =>
  [...grupos.values()].flatMap(({ todas }) => todas);

export function grupoDe({ grupos }: Padron, { codigo }: ProductoDemo, agencia: string): Grupo {
  const clave = `${codigo} ${agencia}`;
  const suyo = grupos.get(clave) ?? { todas: [], activas: [], porAbrir: [] };
  grupos.set(clave, suyo);
  return suyo;
}

/** What is there and nobody brings to the counter or takes from it. */
export function saldoQuieto(padron: Padron, idCuenta: string, agencia: string): number {
  const producto = productoDeLaCuenta(idCuenta);
  if (producto === undefined) return 0;
  return grupoDe(padron, producto, agencia).todas.reduce((suma, { fijo = 0 }) => suma + fijo, 0);
}

export function abrirCuenta(
  padron: Padron,
  planeada: CuentaPlaneada,
  apertura: number,
  plazo?: Plazo,
): CuentaEnPadron {
  const { producto, agencia, titulares, exencion, cambio, fijo } = planeada;
  const { todas, activas } = grupoDe(padron, producto, agencia);
  const desde = Math.max(0, apertura);
  const cuenta: CuentaEnPadron = {
    numero: `${agencia}-${producto.serie}-${String(todas.length + 1).padStart(5, '0')}`,
    ...{ producto, agencia, titulares, exencion, apertura, plazo, fijo, cierre: undefined },
    ...{ estado: 'activa', cambios: [], saldo: 0, movimientos: 0, dias: 0, saldoDias: 0, ganado: 0 },
    ...{ impagaDesde: desde, contadaHasta: desde },
  };
  todas.push(cuenta);
  if (cambio === undefined && fijo === undefined) activas.push(cuenta);
  padron.planeadas.set(cuenta, planeada);
  return cuenta;
}

type PorMover = Pick<MovimientoContado, 'clase' | 'monto' | 'partida' | 'concepto'> &
  Partial<Pick<MovimientoContado, 'documento' | 'corrida' | 'valor' | 'gana'>>;

export function moverCuenta(
  padron: Padron,
  cuenta: CuentaEnPadron,
  fecha: number,
  movimiento: PorMover,
): void {
  const { valor = fecha, gana = valor, documento = null, corrida = null, ...resto } = movimiento;
  contarDias(padron, cuenta, gana);
  cuenta.saldo += resto.monto;
  if (cuenta.saldo < 0) throw new Error(`La cuenta ${cuenta.numero} quedaría debiendo`);
  cuenta.movimientos += 1;
  padron.movimientos.push({
    cuenta,
    n: cuenta.movimientos,
    fecha,
    valor,
    gana,
    documento,
    corrida,
    ...resto,
  });
}

function contarDias({ tablas }: Padron, cuenta: CuentaEnPadron, hasta: number): void {
  const suyas = tablas.get(cuenta.producto) ?? [];
  const rige = suyas.findLast(([desde]) => desde <= cuenta.contadaHasta);
  if (rige !== undefined) devengar(cuenta, hasta, rige[1]);
}

/** States change with the month. */
export function empezarDia(padron: Padron, { numero, ejercicio, mes, indice }: Dia): void {
  if (numero !== 1) return;
  for (const [cuenta, { cambio }] of padron.planeadas) {
    if (cambio?.meses !== ejercicio * 12 + mes - 1) continue;
    contarDias(padron, cuenta, indice);
    cuenta.estado = cambio.estado;
    cuenta.cambios.push({ desde: indice, estado: cambio.estado, motivo: cambio.motivo });
  }
}

/** What the run of the month that ends today pays; undefined if it waits for people. */
export function calcularMes(
  padron: Padron,
  producto: ProductoDemo,
  agencia: string,
  { indice, numero, fecha }: Dia,
): Omit<TandaContada, 'partida'> | undefined {
  const hasta = indice + 1;
  const suyas = grupoDe(padron, producto, agencia).todas.filter(
    ({ cierre }) => cierre === undefined || cierre > hasta - numero,
  );
  for (const cuenta of suyas) contarDias(padron, cuenta, hasta);
  if (fecha.slice(0, 7) === padron.espera) return undefined;
  const lineas = suyas.map((cuenta) => lineaDe(cuenta, hasta));
  return { producto, agencia, lineas, ...sumasDe(lineas) };
}

const sumasDe = (lineas: readonly LineaContada[]) => ({
  interes: lineas.reduce((suma, { interes }) => suma + interes, 0),
  isr: lineas.reduce((suma, { isr }) => suma + isr, 0),
});

export function abonarMes(padron: Padron, tanda: TandaContada, dia: Dia): void {
  const corrida = corridaDelMes(padron.corridas, tanda.producto, dia);
  corrida.tandas.push(tanda);
  for (const linea of tanda.lineas) pagar(padron, linea, corrida, tanda.partida);
}

/** What an account that leaves is still owed. */
export function liquidacionDe(padron: Padron, cuenta: CuentaEnPadron, { indice }: Dia): LineaContada {
  contarDias(padron, cuenta, indice);
  return lineaDe(cuenta, indice);
}

export function abonarCierre(padron: Padron, linea: LineaContada, dia: Dia, partida: string): void {
  const { producto, agencia } = linea.cuenta;
  const corrida = corridaDeCierre(padron.corridas, linea, dia);
  corrida.tandas.push({ producto, agencia, partida, lineas: [linea], ...sumasDe([linea]) });
  pagar(padron, linea, corrida, partida);
}

function pagar(padron: Padron, linea: LineaContada, corrida: CorridaContada, partida: string): void {
  const { cuenta, interes, isr, hasta } = linea;
  const comun = { partida, corrida, concepto: corrida.concepto, valor: hasta - 1, gana: hasta };
  if (interes > 0) moverCuenta(padron, cuenta, corrida.fecha, { ...comun, clase: 'interes', monto: interes });
  if (isr > 0) moverCuenta(padron, cuenta, corrida.fecha, { ...comun, clase: 'isr', monto: -isr });
  darPorPagada(linea);
}

/** Certificates that end and are not renewed, and whoever leaves. */
export function porCerrar(padron: Padron, agencia: string, { indice }: Dia): CuentaEnPadron[] {
  const vencidas = grupoDe(padron, productosDemo.plazoFijo, agencia).todas.filter(
    ({ cierre, plazo }) => cierre === undefined && plazo?.destino !== undefined && plazo.vence <= indice,
  );
  const seVan = grupoDe(padron, productosDemo.corriente, agencia).activas.filter(
    (cuenta) => (padron.planeadas.get(cuenta)?.cierra ?? Number.POSITIVE_INFINITY) <= indice,
  );
  return [...vencidas, ...seVan];
}

export function cerrarCuenta(padron: Padron, cuenta: CuentaEnPadron, { indice }: Dia, motivo: string): void {
  const { activas } = grupoDe(padron, cuenta.producto, cuenta.agencia);
  const cual = activas.indexOf(cuenta);
  if (cual >= 0) activas.splice(cual, 1);
  darPorPagada(lineaDe(cuenta, indice));
  cuenta.estado = 'cerrada';
  cuenta.cierre = indice;
  cuenta.cambios.push({ desde: indice, estado: 'cerrada', motivo });
}
