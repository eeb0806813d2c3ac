// Against what the lines of one partida moved: in cash, shared among the lines on the other side to the centavo; those of the
// capital also against each other, as an adjustment or against the rest. PostgreSQL adds up the same (function
// contrapartidas); it is said here again so that a verification need not take its word.
import type { Flujo } from '../catalogo.ts';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import type { TipoDePartida } from '../partida.ts';
import type { Razon } from './cifras.ts';

export interface PartidaPorExplicar {
  /** That of the partida that it reverts, if it reverts one. */
  readonly tipo: TipoDePartida;
  readonly esReversion: boolean;
  /** In their order. */
  readonly lineas: readonly LineaPorExplicar[];
}

interface LineaPorExplicar {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  /** Null: that account is not in the chart. */
  readonly flujo: Flujo | null;
}

export interface LineaExplicada {
  readonly idCuenta: string;
  readonly razon: Razon;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

type Lado = 'debe' | 'haber';

interface Parte {
  readonly linea: LineaPorExplicar;
  readonly lado: Lado;
  readonly razon: Razon;
  readonly monto: Centavos;
}

/** One for each line and reason, without those of nothing. A reversal takes away from the side that it takes back. */
export function explicarPartida({ tipo, esReversion, lineas }: PartidaPorExplicar): LineaExplicada[] {
  if (tipo === 'cierre' || tipo === 'apertura') return [];
  return [...enEfectivo(lineas), ...delCapital(tipo, lineas)]
    .filter(({ monto }) => monto !== CERO)
    .map(({ linea: { idCuenta }, lado, razon, monto }) => {
      const contado = esReversion ? opuesto(monto) : monto;
      const alDebe = (lado === 'debe') !== esReversion;
      return { idCuenta, razon, debe: alDebe ? contado : CERO, haber: alDebe ? CERO : contado };
    });
}

/** What entered is what the accounts on the other side gave, up to what they gave. A partida that leaves caja y bancos as they were received and paid nothing. */
function enEfectivo(lineas: readonly LineaPorExplicar[]): Parte[] {
  const caja = lineas.filter(({ flujo }) => flujo === 'efectivo');
  const [entro, salio] = [suma(caja, 'debe'), suma(caja, 'haber')];
  if (entro === salio) return [];
  return [...contra(lineas, 'debe', salio), ...contra(lineas, 'haber', entro)];
}

/** What moves no cash is only what cash went to when there is nothing else. */
function contra(lineas: readonly LineaPorExplicar[], lado: Lado, enCaja: Centavos): Parte[] {
  const suyas = lineas.filter((linea) => linea.flujo !== 'efectivo' && ladoDe(linea) === lado);
  const primeras = suyas.filter(({ flujo }) => flujo !== 'ajuste');
  const deLasPrimeras = menor(enCaja, suma(primeras, lado));
  const ajustes = primeras.length === suyas.length ? [] : suyas.filter(({ flujo }) => flujo === 'ajuste');
  const deLosAjustes = menor(restar(enCaja, deLasPrimeras), suma(ajustes, lado));
  return [...repartir(primeras, lado, deLasPrimeras), ...repartir(ajustes, lado, deLosAjustes)].map(
    ([linea, monto]) => ({ linea, lado, razon: 'efectivo', monto }),
  );
}

function delCapital(tipo: TipoDePartida, lineas: readonly LineaPorExplicar[]): Parte[] {
  const suyas = lineas.filter(({ idCuenta }) => idCuenta.startsWith('5'));
  if (suyas.length === 0) return [];
  const entreSi = menor(suma(suyas, 'debe'), suma(suyas, 'haber'));
  const resto = tipo === 'ajuste' ? 'ajuste' : 'externo';
  return (['debe', 'haber'] as const).flatMap((lado) => {
    const deSuLado = suyas.filter((linea) => ladoDe(linea) === lado);
    return repartir(deSuLado, lado, entreSi).flatMap(([linea, monto]): Parte[] => [
      { linea, lado, razon: 'capital', monto },
      { linea, lado, razon: resto, monto: restar(linea[lado], monto) },
    ]);
  });
}

/** In proportion, each up to its own; what the rounding leaves goes to the next. */
function repartir(
  lineas: readonly LineaPorExplicar[],
  lado: Lado,
  parte: Centavos,
): [linea: LineaPorExplicar, monto: Centavos][] {
  const total = suma(lineas, lado);
  // All of it, as nearly always: nothing to divide.
  if (parte === total) return lineas.map((linea) => [linea, linea[lado]]);
  let [visto, dado] = [CERO, CERO];
  return lineas.map((linea) => {
    visto = sumar([visto, linea[lado]]);
    const hasta = centavos(Number((BigInt(parte) * BigInt(visto)) / BigInt(total)));
    const suyo = restar(hasta, dado);
    dado = hasta;
    return [linea, suyo];
  });
}

const ladoDe = ({ debe }: LineaPorExplicar): Lado => (debe > 0 ? 'debe' : 'haber');

const suma = (lineas: readonly LineaPorExplicar[], lado: Lado): Centavos =>
  sumar(lineas.map((linea) => linea[lado]));

const menor = (uno: Centavos, otro: Centavos): Centavos => (uno < otro ? uno : otro);
