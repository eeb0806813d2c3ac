// The balance de comprobación: of each account, what it held, moved and holds, each balance on the side where it fell.
// Productos and gastos start again on the first of January of the year in which the range begins, as in the mayor: what
// nobody closed of earlier years is told apart, where the closing will take it. It may be asked for as it was before the
// partidas de cierre of the range.
import { nivelDe } from '../catalogo.ts';
import { esDeResultado } from '../cierre.ts';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type Armado, comprobar } from './armar.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import { type Plan, valoresDe } from './columnas.ts';
import { type Fila, filaDeTitulo, type Opciones, seMuestra } from './fila.ts';
import {
  claveDeLoNoCerrado,
  type Lugar,
  lugaresDe,
  mayoresDeAmbasNaturalezas,
  porNaturaleza,
} from './lugares-de-comprobacion.ts';
import { armarPartes, type ColumnaDeComprobacion } from './partes-de-comprobacion.ts';
import { CLASES_DE_RESULTADO, type CuentasDeCierre, cuentasDeResultado } from './por-cerrar.ts';
import { conSumas, sumarListas } from './ramas.ts';
import { impresa, type Rango } from './rangos.ts';

export interface DatosDeComprobacion {
  readonly catalogo: readonly CuentaDelCatalogo[];
  readonly bases: readonly ReadonlyMap<string, Cifras>[];
  /** For each base, what there was before the year in which it begins. */
  readonly anteriores: readonly ReadonlyMap<string, Cifras>[];
  readonly plan: Plan;
  readonly cuentasDeCierre: CuentasDeCierre;
  readonly antesDelCierre: boolean;
}

/** An account in a base: debe − haber before it, and what moved in it. */
export type Medida = readonly [inicial: Centavos, debe: Centavos, haber: Centavos];

/** Six figures of one range: each is a column. */
export function planDeComprobacion(rango: Rango): Plan {
  const columna = (clave: ColumnaDeComprobacion, titulo: string, subtitulo: string, base: number) => {
    return { clave, titulo, subtitulo, clase: 'cifra', base, enlace: rango } as const;
  };
  const [antes, entre, al] = [
    `antes del ${impresa(rango.desde)}`,
    `${impresa(rango.desde)} – ${impresa(rango.hasta)}`,
    `al ${impresa(rango.hasta)}`,
  ];
  return {
    bases: [rango],
    columnas: [
      columna('inicial-deudor', 'Saldo inicial deudor', antes, 0),
      columna('inicial-acreedor', 'Saldo inicial acreedor', antes, 1),
      columna('debe', 'Debe', entre, 2),
      columna('haber', 'Haber', entre, 3),
      columna('final-deudor', 'Saldo final deudor', al, 4),
      columna('final-acreedor', 'Saldo final acreedor', al, 5),
    ],
  };
}

/** In six columns, for one range. */
export function armarComprobacion(datos: DatosDeComprobacion, opciones: Opciones): Armado {
  const medido = medir(datos);
  const enColumnas = ([inicial = CERO, debe = CERO, haber = CERO]: readonly Centavos[]) => {
    const final = centavos(inicial + debe - haber);
    return [...porLado(inicial), debe, haber, ...porLado(final)];
  };
  const sumas = sumarListas(
    [...medido.values()].map((suya) => enColumnas(suya[0] ?? [])),
    6,
  );
  const [
    inicialDeudor = CERO,
    inicialAcreedor = CERO,
    debe = CERO,
    haber = CERO,
    deudor = CERO,
    acreedor = CERO,
  ] = sumas;
  const deLaPrimera = (codigo: string) => medido.get(codigo)?.[0] ?? NADA;
  return {
    filas: [
      ...filasDeCuentas(datos, lugaresDe(datos), deLaPrimera, enColumnas, opciones),
      filaDeSumas('Sumas iguales', valoresDe(datos.plan, sumas)),
    ],
    pruebas: [
      comprobar('Debe = haber', [restar(debe, haber)]),
      comprobar('Saldos deudores = saldos acreedores', [
        restar(inicialDeudor, inicialAcreedor),
        restar(deudor, acreedor),
      ]),
    ],
    partesDe: armarPartes(datos),
  };
}

/**
 * One balance for each agencia, debe − haber: those acreedores in parentheses, and the sum of all, zero. With one figure for
 * each, a header of both natures is two rows.
 */
export function armarComprobacionPorAgencia(datos: DatosDeComprobacion, opciones: Opciones): Armado {
  const medido = medir(datos);
  const final = (codigo: string) =>
    (medido.get(codigo) ?? []).map(([inicial, debe, haber]) => centavos(inicial + debe - haber));
  const sumas = sumarListas([...medido.keys()].map(final), datos.bases.length);
  const lugares = porNaturaleza(lugaresDe(datos), mayoresDeAmbasNaturalezas(datos.catalogo));
  return {
    filas: [
      ...conSumas(filasDeCuentas(datos, lugares, final, (cifras) => [...cifras], opciones)),
      filaDeSumas('Saldos deudores menos acreedores', valoresDe(datos.plan, sumas)),
    ],
    pruebas: [comprobar('Saldos deudores = saldos acreedores', sumas)],
    partesDe: armarPartes(datos),
  };
}

const NADA: Medida = [CERO, CERO, CERO];

/** The figures of each detail account in each base and, by its key, of what nobody closed of earlier years. */
function medir(datos: DatosDeComprobacion): Map<string, readonly Medida[]> {
  const { catalogo, bases, anteriores, cuentasDeCierre } = datos;
  const deResultado = new Set(cuentasDeResultado(catalogo));
  const medidas = new Map<string, readonly Medida[]>();
  for (const { idCuenta, tipoCuenta } of catalogo) {
    if (tipoCuenta !== 'D') continue;
    const suyas = bases.map((cifras, i): Medida => {
      const suya = cifras.get(idCuenta);
      if (suya === undefined) return NADA;
      const deAntes = deResultado.has(idCuenta) ? (anteriores[i]?.get(idCuenta)?.inicial ?? CERO) : CERO;
      const { debe, haber } = movidoEn(suya, datos);
      return [restar(suya.inicial, deAntes), debe, haber];
    });
    medidas.set(idCuenta, suyas);
  }
  const sinCerrar = anteriores.map((cifras): Medida => {
    return [sumar([...deResultado].map((idCuenta) => cifras.get(idCuenta)?.inicial ?? CERO)), CERO, CERO];
  });
  return medidas.set(claveDeLoNoCerrado(cuentasDeCierre), sinCerrar);
}

function movidoEn({ todo, cierre }: Cifras, { antesDelCierre }: Pick<DatosDeComprobacion, 'antesDelCierre'>) {
  if (!antesDelCierre) return todo;
  return { debe: restar(todo.debe, cierre.debe), haber: restar(todo.haber, cierre.haber) };
}

function filasDeCuentas(
  datos: DatosDeComprobacion,
  lugares: readonly Lugar[],
  cifrasDe: (clave: string) => readonly Centavos[],
  enColumnas: (cifras: readonly Centavos[]) => Centavos[],
  { niveles, conCero }: Opciones,
): Fila[] {
  const { plan } = datos;
  const { ramas, vivas } = sumarHojas(lugares, cifrasDe);
  const mixtas = mayoresDeAmbasNaturalezas(datos.catalogo);
  const enColumnasDe = (clave: string) =>
    mixtas.has(clave) ? deSusHojas(clave, lugares, cifrasDe, enColumnas) : enColumnas(ramas.get(clave) ?? []);
  const visibles = lugares
    .filter(({ clave, esCuenta }) => vivas.has(clave) || (conCero && esCuenta))
    .map((lugar) => ({ ...lugar, nivel: nivelDe(lugar.codigo) ?? 1 }))
    .filter((lugar) => seMuestra(lugar, niveles));
  const mostradas = new Set(visibles.map(({ clave }) => clave));
  const seEnlaza = (codigo: string) => !mixtas.has(codigo) && !mezclaAnios(codigo, datos);
  return visibles.map(({ clave, codigo, texto, nivel, esCuenta, mayores }): Fila => {
    return {
      ...filaDeTitulo(clave, texto),
      clase: esCuenta ? 'cuenta' : 'calculada',
      idCuenta: esCuenta ? codigo : null,
      nivel,
      padre: mayores.find((mayor) => mostradas.has(mayor)) ?? null,
      valores: valoresDe(plan, enColumnasDe(clave)),
      enlace: esCuenta && seEnlaza(codigo) ? { cuenta: codigo } : null,
      sinCierre: datos.antesDelCierre ? plan.columnas.map((_, i) => i) : [],
    };
  });
}

/**
 * A header has its balance on one side; one that holds accounts of both natures, as those of orden, what is on each: the
 * difference would be nothing and say nothing.
 */
function deSusHojas(
  mayor: string,
  lugares: readonly Lugar[],
  cifrasDe: (clave: string) => readonly Centavos[],
  enColumnas: (cifras: readonly Centavos[]) => Centavos[],
): Centavos[] {
  const suyas = lugares
    .filter(({ codigo, esDetalle }) => esDetalle && codigo.startsWith(mayor))
    .map(({ clave }) => enColumnas(cifrasDe(clave)));
  return sumarListas(suyas, suyas[0]?.length ?? 0);
}

/** Added up the tree; and which have something under them, even if it cancels out. */
function sumarHojas(lugares: readonly Lugar[], cifrasDe: (clave: string) => readonly Centavos[]) {
  const ramas = new Map<string, Centavos[]>();
  const vivas = new Set<string>();
  for (const { clave, mayores, esDetalle } of lugares) {
    if (!esDetalle) continue;
    const cifras = cifrasDe(clave);
    const tiene = cifras.some((cifra) => cifra !== 0);
    for (const rama of [clave, ...mayores]) {
      ramas.set(rama, sumarListas([ramas.get(rama) ?? [], cifras], cifras.length));
      if (tiene) vivas.add(rama);
    }
  }
  return { ramas, vivas };
}

/** Its lines alone do not explain its balances: some are of years that start apart. */
function mezclaAnios(
  codigo: string,
  { catalogo, anteriores, cuentasDeCierre }: DatosDeComprobacion,
): boolean {
  const { cuentaAcumulados } = cuentasDeCierre;
  const esMayorDeAcumulados = codigo !== cuentaAcumulados && cuentaAcumulados.startsWith(codigo);
  const suyas = cuentasDeResultado(catalogo, esMayorDeAcumulados ? CLASES_DE_RESULTADO : [codigo]).filter(
    esDeResultado,
  );
  return anteriores.some((cifras) => suyas.some((idCuenta) => (cifras.get(idCuenta)?.inicial ?? 0) !== 0));
}

const porLado = (neto: Centavos): [Centavos, Centavos] => (neto > 0 ? [neto, CERO] : [CERO, opuesto(neto)]);

const filaDeSumas = (texto: string, valores: (number | null)[]): Fila => ({
  ...filaDeTitulo('sumas', texto),
  clase: 'total',
  esFinal: true,
  valores,
});
