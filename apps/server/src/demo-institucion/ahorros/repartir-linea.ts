// A line of the books on the control account of a product, split among its accounts of that agencia: amounts that people bring and
// take, to the centavo, and nobody ever owing.
import type { LineaDePartida } from '@cuadra/core/partida';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { type Azar, crearAzar } from '../historia/azar.ts';
import type { Dia } from '../historia/calendario.ts';
import { quetzales } from '../historia/montos.ts';
import { ponerCertificadosIniciales } from './certificados.ts';
import type { CuentaEnPadron } from './cuenta-en-padron.ts';
import { abrirCuenta, type Grupo, grupoDe, moverCuenta, type Padron } from './padron.ts';
import { cuantosMovimientos, type ProductoDemo, productoDeLaCuenta } from './productos-demo.ts';

/** The first number of the slips of a day, on each side. */
export interface Boletas {
  readonly depositos: number;
  readonly retiros: number;
}

/** Documents of the lines by which members of the staff know what they are. */
export const enAhorro = {
  cuota: 'Débito automático',
  desembolso: 'Acreditado en cuenta',
  cheques: 'Cheques de otros bancos',
  identificado: 'Depósito identificado',
} as const;

const conceptos: ReadonlyMap<string, readonly [string, number]> = new Map([
  [enAhorro.cuota, ['Débito automático de cuota de crédito', quetzales(2_400)]],
  [enAhorro.desembolso, ['Desembolso de crédito', quetzales(16_000)]],
  [enAhorro.cheques, ['Depósito con cheque de otro banco', quetzales(4_000)]],
  [enAhorro.identificado, ['Depósito en banco, identificado con su boleta', quetzales(1_000_000)]],
]);

export function repartirPartida(
  padron: Padron,
  partida: PartidaPorContabilizar,
  dia: Dia,
  boletas: Boletas | undefined,
): void {
  const numeros = { deposito: boletas?.depositos, retiro: boletas?.retiros };
  const azar = crearAzar(`ahorros ${partida.id}`);
  for (const linea of partida.lineas) {
    const producto = productoDeLaCuenta(linea.idCuenta);
    if (producto === undefined) continue;
    const grupo = grupoDe(padron, producto, partida.agencia);
    if (partida.tipo === 'apertura')
      ponerSaldosIniciales({ padron, partida, dia, azar }, producto, grupo, linea.haber);
    else repartirLinea({ padron, partida, dia, azar }, producto, grupo, linea, numeros);
  }
}

interface Momento {
  readonly padron: Padron;
  readonly partida: PartidaPorContabilizar;
  readonly dia: Dia;
  readonly azar: Azar;
}

function repartirLinea(
  momento: Momento,
  producto: ProductoDemo,
  grupo: Grupo,
  linea: LineaDePartida,
  numeros: { deposito: number | undefined; retiro: number | undefined },
): void {
  const { padron, partida, dia, azar } = momento;
  const clase = linea.haber > 0 ? 'deposito' : 'retiro';
  const enVentanilla = [
    clase === 'deposito' ? 'Depósito en ventanilla' : 'Retiro en ventanilla',
    producto.usual,
  ] as const;
  const [concepto, usual] = conceptos.get(linea.documento ?? '') ?? enVentanilla;
  const monto = linea.haber + linea.debe;
  const partes = enPartes(monto, cuantosMovimientos(monto, usual), azar);
  const piezas =
    clase === 'deposito'
      ? quienesTraen(momento, producto, grupo, partes)
      : quienesLlevan(grupo, partes, azar);
  for (const [cuenta, pieza] of piezas) {
    const numero = numeros[clase];
    if (numero !== undefined) numeros[clase] = numero + 1;
    moverCuenta(padron, cuenta, dia.indice, {
      ...{ clase, concepto, partida: partida.id, monto: clase === 'deposito' ? pieza : -pieza },
      documento: numero === undefined ? null : `Boleta ${numero}`,
    });
  }
}

/** Whole quetzales but the last; few large ones, many small. */
function enPartes(monto: number, cuantas: number, azar: Azar): number[] {
  const pesos = Array.from({ length: cuantas }, () => azar.entero(2, 12) ** 2);
  const total = pesos.reduce((suma, peso) => suma + peso, 0);
  const partes = pesos.map((peso) => Math.floor((monto * peso) / total / 100) * 100);
  const resto = monto - partes.reduce((suma, parte) => suma + parte, 0);
  return [...partes.slice(0, -1), (partes.at(-1) ?? 0) + resto].filter((parte) => parte > 0);
}

/** New accounts are opened with what somebody brings to the counter. */
function* quienesTraen(
  { padron, partida, dia, azar }: Momento,
  producto: ProductoDemo,
  { activas, porAbrir }: Grupo,
  partes: readonly number[],
): Iterable<[CuentaEnPadron, number]> {
  for (const parte of partes) {
    const [nueva] = porAbrir;
    if (
      partida.tipo === 'caja' &&
      nueva !== undefined &&
      nueva.abre <= dia.indice &&
      parte >= producto.aperturaMinima
    ) {
      porAbrir.shift();
      yield [abrirCuenta(padron, nueva, dia.indice), parte];
    } else {
      yield [alguna(activas, azar), parte];
    }
  }
}

const INTENTOS = 24;

/** Whoever has it; if nobody of those asked, whoever has most. */
function* quienesLlevan(
  { activas, todas }: Grupo,
  partes: readonly number[],
  azar: Azar,
): Iterable<[CuentaEnPadron, number]> {
  const quedan = partes.toReversed();
  const llena = todas.find(({ fijo, saldo }) => fijo !== undefined && saldo > fijo);
  if (llena?.fijo !== undefined) {
    const sobra = Math.min(llena.saldo - llena.fijo, quedan.at(-1) ?? 0);
    quedan.push((quedan.pop() ?? 0) - sobra);
    if (sobra > 0) yield [llena, sobra];
  }
  for (let parte = quedan.pop(); parte !== undefined; parte = quedan.pop()) {
    if (parte === 0) continue;
    const cuenta = quienTiene(activas, parte, azar);
    const lleva = Math.min(parte, cuenta.saldo);
    if (lleva < parte) quedan.push(parte - lleva);
    yield [cuenta, lleva];
  }
}

function quienTiene(activas: readonly CuentaEnPadron[], monto: number, azar: Azar): CuentaEnPadron {
  for (let intento = 0; intento < INTENTOS; intento += 1) {
    const cuenta = alguna(activas, azar);
    if (cuenta.saldo >= monto) return cuenta;
  }
  return activas.reduce((una, otra) => (otra.saldo > una.saldo ? otra : una));
}

function alguna(cuentas: readonly CuentaEnPadron[], azar: Azar): CuentaEnPadron {
  const cuenta = cuentas[azar.entero(0, cuentas.length - 1)];
  if (cuenta === undefined) throw new Error('No hay cuentas entre quienes repartir');
  return cuenta;
}

/** What each account brought when the story began. */
function ponerSaldosIniciales(
  { padron, partida, dia, azar }: Momento,
  producto: ProductoDemo,
  grupo: Grupo,
  total: number,
): void {
  const comun = {
    clase: 'saldo-inicial',
    partida: partida.id,
    concepto: 'Saldo al inicio, según inventario',
  } as const;
  if (producto.clase === 'plazo') {
    ponerCertificadosIniciales(padron, { agencia: partida.agencia, total, azar }, (cuenta, monto) =>
      moverCuenta(padron, cuenta, dia.indice, { ...comun, monto }),
    );
    return;
  }
  const { todas } = grupo;
  const fijado = todas.reduce((suma, { fijo = 0 }) => suma + fijo, 0);
  const pesos = todas.map((cuenta) => padron.planeadas.get(cuenta)?.peso ?? 0);
  const suma = pesos.reduce((total, peso) => total + peso, 0);
  const partes = pesos.map((peso, i) => todas[i]?.fijo ?? Math.floor(((total - fijado) * peso) / suma));
  const resto = total - partes.reduce((total, parte) => total + parte, 0);
  for (const [i, cuenta] of todas.entries()) {
    const monto = (partes[i] ?? 0) + (i === todas.length - 1 ? resto : 0);
    if (monto > 0) moverCuenta(padron, cuenta, dia.indice, { ...comun, monto });
  }
}
