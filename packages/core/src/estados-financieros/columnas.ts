// The columns of a statement. Some are the figures of a range or of an agencia (their base); the others say how far one
// base is from another.
import { CERO, type Centavos, restar } from '../dinero.ts';
import { diaSiguiente, impresa, type Rango, type RangoComparado, rangosDe } from './rangos.ts';

export const columnasPosibles = ['mes', 'acumulado', 'mes-anterior', 'anio-anterior', 'variacion'] as const;
export type ColumnaPosible = (typeof columnasPosibles)[number];

export interface Base extends Rango {
  /** Absent: all those asked for, together. */
  readonly agencia?: string;
}

export interface ColumnaPlaneada {
  readonly clave: string;
  readonly titulo: string;
  readonly subtitulo: string;
  /** The figures of a base, or how far it is from another: in amount or in hundredths of a per cent. */
  readonly clase: 'cifra' | 'diferencia' | 'porcentaje';
  readonly base: number;
  readonly contra?: number;
  /** Where the lines behind its figures are; absent where they are not of one range. */
  readonly enlace?: Base;
}

export interface Plan {
  readonly bases: readonly Base[];
  readonly columnas: readonly ColumnaPlaneada[];
}

/** `saldo`: what there is on a day; `movimiento`: what happened in a range. */
export type ClaseDeColumnas = 'saldo' | 'movimiento';

export function planPorPeriodo(
  clase: ClaseDeColumnas,
  fecha: string,
  pedidas: readonly ColumnaPosible[],
): Plan {
  const plan: PlanEnObra = { clase, rangos: rangosDe(fecha), bases: [] };
  const variacion = (una: RangoComparado, otra: RangoComparado, subtitulo: string) =>
    pedidas.includes('variacion') ? variaciones(plan, una, otra, subtitulo) : [];
  const grupos: Record<RangoComparado, () => ColumnaPlaneada[]> = {
    mes: () => [clase === 'movimiento' ? cifra(plan, 'mes', 'Mes') : movimientoDelMes(plan)],
    acumulado: () => [cifra(plan, 'acumulado', clase === 'saldo' ? 'Saldo' : 'Acumulado')],
    'mes-anterior': () => [
      cifra(plan, 'mes-anterior', 'Mes anterior'),
      ...variacion(clase === 'saldo' ? 'acumulado' : 'mes', 'mes-anterior', 'con el mes anterior'),
    ],
    'anio-anterior': () => [
      cifra(plan, 'anio-anterior', 'Año anterior'),
      ...variacion('acumulado', 'anio-anterior', 'con el año anterior'),
    ],
  };
  const columnas = columnasPosibles.flatMap((una) =>
    una !== 'variacion' && pedidas.includes(una) ? grupos[una]() : [],
  );
  return { bases: plan.bases, columnas };
}

/** A plan while its columns are being added: each asks for the bases that it needs. */
interface PlanEnObra {
  readonly clase: ClaseDeColumnas;
  readonly rangos: ReturnType<typeof rangosDe>;
  readonly bases: Base[];
}

/** Which of the bases is that range; two columns of the same range share theirs. */
function lugarDe({ clase, rangos, bases }: PlanEnObra, nombre: RangoComparado): number {
  const base = clase === 'saldo' ? desdeEnero(rangos[nombre].hasta) : rangos[nombre];
  const hallada = bases.findIndex(({ desde, hasta }) => desde === base.desde && hasta === base.hasta);
  return hallada >= 0 ? hallada : bases.push(base) - 1;
}

function cifra(plan: PlanEnObra, nombre: RangoComparado, titulo: string): ColumnaPlaneada {
  const base = lugarDe(plan, nombre);
  const enlace = plan.bases[base] ?? plan.rangos[nombre];
  return { clave: nombre, titulo, subtitulo: alcance(plan.clase, enlace), clase: 'cifra', base, enlace };
}

function variaciones(
  plan: PlanEnObra,
  una: RangoComparado,
  otra: RangoComparado,
  subtitulo: string,
): ColumnaPlaneada[] {
  const { clase, rangos } = plan;
  const comun = { subtitulo, base: lugarDe(plan, una), contra: lugarDe(plan, otra) };
  // Between two balances there is a range of lines; between the movements of two ranges, none.
  const entre = { desde: diaSiguiente(rangos[otra].hasta), hasta: rangos[una].hasta };
  const enlace = clase === 'saldo' ? { enlace: entre } : {};
  return [
    { clave: `variacion-${otra}`, titulo: 'Variación', clase: 'diferencia', ...comun, ...enlace },
    { clave: `porcentaje-${otra}`, titulo: 'Variación %', clase: 'porcentaje', ...comun },
  ];
}

/** Where columns are balances: what changed from the end of the month before to this one's. */
function movimientoDelMes(plan: PlanEnObra): ColumnaPlaneada {
  const { mes } = plan.rangos;
  return {
    clave: 'mes',
    titulo: 'Movimiento del mes',
    subtitulo: alcance('movimiento', mes),
    clase: 'diferencia',
    base: lugarDe(plan, 'acumulado'),
    contra: lugarDe(plan, 'mes-anterior'),
    enlace: mes,
  };
}

export interface AgenciaDeColumna {
  readonly idAgencia: string;
  readonly nombreAgencia: string;
}

/** One column for each agencia, and the one of all of them together. */
export function planPorAgencia(
  clase: ClaseDeColumnas,
  rango: Rango,
  agencias: readonly AgenciaDeColumna[],
): Plan {
  const bases = [...agencias.map(({ idAgencia }): Base => ({ ...rango, agencia: idAgencia })), rango];
  const columna = (clave: string, titulo: string, subtitulo: string, base: number): ColumnaPlaneada => {
    return { clave, titulo, subtitulo, clase: 'cifra', base, enlace: bases[base] ?? rango };
  };
  return {
    bases,
    columnas: [
      ...agencias.map(({ idAgencia, nombreAgencia }, i) =>
        columna(idAgencia, nombreAgencia, `Agencia ${idAgencia}`, i),
      ),
      columna('consolidado', 'Consolidado', alcance(clase, rango), agencias.length),
    ],
  };
}

/** The value of a row in each column, from its figures in each base. */
export function valoresDe({ columnas }: Plan, cifras: readonly Centavos[]): (number | null)[] {
  return columnas.map(({ clase, base, contra = base }) => {
    const [propia, otra] = [cifras[base] ?? CERO, cifras[contra] ?? CERO];
    if (clase === 'cifra') return propia;
    return clase === 'diferencia' ? restar(propia, otra) : porcentajeDe(propia, otra);
  });
}

/** Beyond a hundred times, the amount says more than any percentage; and the column has no room for it. */
const PORCENTAJE_MAX = 9_999_99n;

/**
 * In hundredths of a per cent, half away from zero, with the sign of the difference. None where it would say nothing:
 * from zero, from less than zero to more (a loss that became a gain), and beyond the greatest that is told.
 */
export function porcentajeDe(actual: Centavos, anterior: Centavos): number | null {
  if (anterior === 0 || (anterior < 0 && actual > 0)) return null;
  const diferencia = BigInt(actual) - BigInt(anterior);
  const base = anterior < 0 ? -BigInt(anterior) : BigInt(anterior);
  const mitad = diferencia < 0n ? -base : base;
  const porcentaje = (diferencia * 20_000n + mitad) / (2n * base);
  if (porcentaje > PORCENTAJE_MAX || porcentaje < -PORCENTAJE_MAX) return null;
  return Number(porcentaje);
}

/** A balance looks back to the first of January of its own year, so that the year's result can be told apart. */
export const desdeEnero = (hasta: string): Rango => ({ desde: `${hasta.slice(0, 4)}-01-01`, hasta });

function alcance(clase: ClaseDeColumnas, { desde, hasta }: Rango): string {
  return clase === 'saldo' ? `al ${impresa(hasta)}` : `${impresa(desde)} – ${impresa(hasta)}`;
}
