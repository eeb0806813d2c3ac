// The balance de comprobación: of each account, what it held, moved and holds, each balance on the side where it fell.
// It says what the ledger says, so its figures are those of the mayor: productos and gastos of a year that nobody
// closed go on into the next. It may be asked for as it was before the partidas de cierre of the range.
import { nivelDe } from '../catalogo.ts';
import { centavos } from '../dinero.ts';
import { comprobar } from './armar.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import { type Plan, valoresDe } from './columnas.ts';
import { type Comprobada, type Fila, filaDeTitulo, type Opciones, seMuestra } from './fila.ts';
import { conSumas, mayorMostrado, sumarListas, sumarRamas } from './ramas.ts';
import { impresa, type Rango } from './rangos.ts';

interface DatosDeComprobacion {
  readonly catalogo: readonly CuentaDelCatalogo[];
  readonly bases: readonly ReadonlyMap<string, Cifras>[];
  readonly plan: Plan;
  readonly antesDelCierre: boolean;
}

interface Armado {
  readonly filas: readonly Fila[];
  readonly pruebas: readonly Comprobada[];
}

/** Six figures of one range: each is a column. */
export function planDeComprobacion(rango: Rango): Plan {
  const columna = (clave: string, titulo: string, subtitulo: string, base: number) => {
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
  const [cifras] = datos.bases;
  const medir = (idCuenta: string) => {
    const suya = cifras?.get(idCuenta);
    if (suya === undefined) return [0, 0, 0];
    const { debe, haber } = movidoEn(suya, datos);
    return [suya.inicial, debe, haber];
  };
  const enColumnas = ([inicial = 0, debe = 0, haber = 0]: readonly number[]) => {
    const final = centavos(inicial + debe - haber);
    return [...porLado(inicial), debe, haber, ...porLado(final)];
  };
  const detalle = datos.catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'D');
  const sumas = sumarListas(
    detalle.map(({ idCuenta }) => enColumnas(medir(idCuenta))),
    6,
  );
  const [inicialDeudor = 0, inicialAcreedor = 0, debe = 0, haber = 0, deudor = 0, acreedor = 0] = sumas;
  return {
    filas: [
      ...filasDeCuentas(datos, medir, enColumnas, opciones),
      filaDeSumas('Sumas iguales', valoresDe(datos.plan, sumas)),
    ],
    pruebas: [
      comprobar('Debe = haber', [debe - haber]),
      comprobar('Saldos deudores = saldos acreedores', [inicialDeudor - inicialAcreedor, deudor - acreedor]),
    ],
  };
}

/** One balance for each agencia, debe − haber: those acreedores in parentheses, and the sum of all, zero. */
export function armarComprobacionPorAgencia(datos: DatosDeComprobacion, opciones: Opciones): Armado {
  const medir = (idCuenta: string) =>
    datos.bases.map((cifras) => {
      const suya = cifras.get(idCuenta);
      if (suya === undefined) return 0;
      const { debe, haber } = movidoEn(suya, datos);
      return centavos(suya.inicial + debe - haber);
    });
  const detalle = datos.catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'D');
  const sumas = sumarListas(
    detalle.map(({ idCuenta }) => medir(idCuenta)),
    datos.bases.length,
  );
  return {
    filas: [
      ...conSumas(filasDeCuentas(datos, medir, (cifras) => [...cifras], opciones)),
      filaDeSumas('Saldos deudores menos acreedores', valoresDe(datos.plan, sumas)),
    ],
    pruebas: [comprobar('Saldos deudores = saldos acreedores', sumas)],
  };
}

function filasDeCuentas(
  { catalogo, plan }: DatosDeComprobacion,
  medir: (idCuenta: string) => readonly number[],
  enColumnas: (cifras: readonly number[]) => number[],
  { niveles, conCero }: Opciones,
): Fila[] {
  const ramas = sumarRamas(catalogo, medir);
  // What cancels out is shown too: a header is there whenever something under it is.
  const vivas = sumarRamas(
    catalogo.filter(({ idCuenta }) => medir(idCuenta).some((cifra) => cifra !== 0)),
    () => [],
  );
  const visibles = catalogo
    .filter(({ idCuenta }) => conCero || vivas.has(idCuenta))
    .map((cuenta) => ({ ...cuenta, nivel: nivelDe(cuenta.idCuenta) ?? 1 }))
    .filter(({ nivel, tipoCuenta }) => seMuestra({ nivel, esDetalle: tipoCuenta === 'D' }, niveles));
  const mostradas = new Set(visibles.map(({ idCuenta }) => idCuenta));
  return visibles.map(({ idCuenta, nombreCuenta, nivel }): Fila => {
    return {
      ...filaDeTitulo(idCuenta, nombreCuenta),
      clase: 'cuenta',
      idCuenta,
      nivel,
      padre: mayorMostrado(idCuenta, mostradas),
      valores: valoresDe(plan, enColumnas(ramas.get(idCuenta) ?? [])),
      enlace: { cuenta: idCuenta },
    };
  });
}

function movidoEn({ todo, cierre }: Cifras, { antesDelCierre }: DatosDeComprobacion) {
  if (!antesDelCierre) return todo;
  return { debe: centavos(todo.debe - cierre.debe), haber: centavos(todo.haber - cierre.haber) };
}

const porLado = (neto: number): [number, number] => (neto > 0 ? [neto, 0] : [0, centavos(-neto)]);

const filaDeSumas = (texto: string, valores: (number | null)[]): Fila => ({
  ...filaDeTitulo('sumas', texto),
  clase: 'total',
  esFinal: true,
  valores,
});
