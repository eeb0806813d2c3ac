// What a figure is made of: the detail accounts behind it, each with what it puts in and where its lines are. The parts of
// a figure add up to it.
import { CERO, type Centavos, opuesto, restar } from '../dinero.ts';
import type { PartidasContadas } from '../partidas-contadas.ts';
import type { Cifras } from './cifras.ts';
import type { Base, ColumnaPlaneada, Plan } from './columnas.ts';
import { diaSiguiente } from './rangos.ts';

/**
 * Which of an account's lines count: all up to the end of the range, those before it, those in it or one side of them; or
 * only the part of them that was received or paid in cash, or that had a certain counterpart.
 */
export const ques = ['saldo', 'inicial', 'movimiento', 'debe', 'haber', 'efectivo', 'contrapartida'] as const;
export type Que = (typeof ques)[number];

export interface Parte extends Base {
  readonly idCuenta: string;
  readonly que: Que;
  readonly valor: Centavos;
  /** Which partidas of the range; absent: all of them count. */
  readonly partidas?: PartidasContadas;
}

/** The parts of the figure of a row in a column; none where there is no such figure. */
export type PartesDe = (fila: string, columna: string) => readonly Parte[];

/** What an account puts in a row, whatever the column. */
export interface Aporte {
  readonly idCuenta: string;
  readonly que: Que;
  readonly valor: (cifras: Cifras) => Centavos;
  readonly contadas?: Contadas;
}

export interface Contadas {
  readonly partidas: PartidasContadas;
  /** What the rest moved: where it is nothing there is no need to say which count. Absent: it is always said. */
  readonly apartado?: (cifras: Cifras) => Centavos;
}

export type AporteDeMedida = Omit<Aporte, 'idCuenta'>;

/** As if the year had not been closed. */
export const sinCierre: Contadas = {
  partidas: 'sin-cierre',
  apartado: ({ cierre }) => restar(cierre.debe, cierre.haber),
};

interface Bases {
  readonly bases: readonly ReadonlyMap<string, Cifras>[];
  readonly plan: Plan;
}

export function partesEnColumna(aportes: readonly Aporte[], datos: Bases, clave: string): Parte[] {
  const columna = datos.plan.columnas.find((una) => una.clave === clave);
  if (columna === undefined || columna.clase === 'porcentaje') return [];
  const { clase, base, contra = base } = columna;
  if (clase === 'cifra') return enBase(aportes, datos, base, 1);
  const saldos = aportes.filter(({ que }) => que === 'saldo');
  const otros = aportes.filter(({ que }) => que !== 'saldo');
  return [
    ...entreSaldos(saldos, datos, columna),
    ...enBase(otros, datos, base, 1),
    ...enBase(otros, datos, contra, -1),
  ];
}

function enBase(aportes: readonly Aporte[], { bases, plan }: Bases, lugar: number, signo: 1 | -1): Parte[] {
  const [cifras, base] = [bases[lugar], plan.bases[lugar]];
  if (cifras === undefined || base === undefined) return [];
  return aportes.flatMap(({ idCuenta, que, valor, contadas }) => {
    const suya = cifras.get(idCuenta);
    if (suya === undefined) return [];
    const suyas = partidasDe(contadas, suya);
    return conValor({ ...base, idCuenta, que, valor: conSigno(signo, valor(suya)), ...suyas });
  });
}

/** How far apart two balances are is what moved from one to the other. */
function entreSaldos(
  aportes: readonly Aporte[],
  { bases, plan }: Bases,
  { base, contra = base }: ColumnaPlaneada,
): Parte[] {
  const [una, otra] = [plan.bases[base], plan.bases[contra]];
  if (una === undefined || otra === undefined) return [];
  const entre = { ...una, desde: diaSiguiente(otra.hasta) };
  return aportes.flatMap(({ idCuenta, valor }) => {
    const en = (lugar: number) => {
      const suya = bases[lugar]?.get(idCuenta);
      return suya === undefined ? CERO : valor(suya);
    };
    const movido = restar(en(base), en(contra));
    return conValor({ ...entre, idCuenta, que: 'movimiento', valor: movido });
  });
}

export const partidasDe = (contadas: Contadas | undefined, cifras: Cifras): Pick<Parte, 'partidas'> =>
  contadas === undefined || contadas.apartado?.(cifras) === 0 ? {} : { partidas: contadas.partidas };

export const conSigno = (signo: 1 | -1, monto: Centavos): Centavos => (signo === 1 ? monto : opuesto(monto));

export const conValor = (parte: Parte): Parte[] => (parte.valor === 0 ? [] : [parte]);
