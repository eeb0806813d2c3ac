// How the capital came from what it was to what it is: a column for each of its groups, a row for each kind of change. A
// year's result is shown as such whether its year is closed or not: what the closing and the opening move inside the
// capital, and what they would move if they were made, are one and the same row.
import { ANCHOS_DE_CODIGO } from '../catalogo.ts';
import { centavos } from '../dinero.ts';
import { type CuentasDeCierre, comprobar } from './armar.ts';
import type { Cifras } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import { type Comprobada, type Fila, filaDeTitulo } from './fila.ts';
import { sumarListas } from './ramas.ts';
import { impresa, type Rango } from './rangos.ts';

/** One table: a year, or an agencia. */
export interface BloqueDePatrimonio extends Rango {
  readonly titulo: string | null;
  readonly agencia?: string | undefined;
  /** Of the range, which begins on a first of January. */
  readonly cifras: ReadonlyMap<string, Cifras>;
  /** Of the whole year before it. */
  readonly anteriores: ReadonlyMap<string, Cifras>;
}

export interface ComponenteDelCapital {
  readonly codigo: string;
  readonly texto: string;
}

const CLASE_DE_CAPITAL = '5';
const ANCHO_DE_GRUPO = ANCHOS_DE_CODIGO[1];

/** The groups of the capital, and those of the accounts of the closing even when the chart lacks them. */
export function componentesDelCapital(
  catalogo: readonly CuentaDelCatalogo[],
  { cuentaResultado, cuentaAcumulados }: CuentasDeCierre,
): ComponenteDelCapital[] {
  const nombres = new Map(catalogo.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  const detalle = catalogo.filter(
    ({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && idCuenta.startsWith(CLASE_DE_CAPITAL),
  );
  const codigos = [...detalle.map(({ idCuenta }) => idCuenta), cuentaResultado, cuentaAcumulados].map(
    grupoDe,
  );
  return [...new Set(codigos)].sort().map((codigo) => ({ codigo, texto: nombres.get(codigo) ?? codigo }));
}

export function armarPatrimonio(
  catalogo: readonly CuentaDelCatalogo[],
  componentes: readonly ComponenteDelCapital[],
  bloques: readonly BloqueDePatrimonio[],
  cuentasDeCierre: CuentasDeCierre,
): { readonly filas: readonly Fila[]; readonly pruebas: readonly Comprobada[] } {
  const filas: Fila[] = [];
  const diferencias: number[] = [];
  for (const [n, bloque] of bloques.entries()) {
    const cambios = cambiosDe(catalogo, componentes, bloque, cuentasDeCierre);
    const final = sumarListas(
      [cambios.inicial, cambios.aumentos, cambios.disminuciones, cambios.traslado, cambios.resultado],
      componentes.length,
    );
    diferencias.push(...final.map((cifra, i) => centavos(cifra - (cambios.segunLibros[i] ?? 0))));
    if (bloque.titulo !== null) filas.push(filaDeTitulo(`${n}:titulo`, bloque.titulo));
    filas.push(
      renglon(n, bloque, 'inicial', `Saldo al inicio, ${impresa(bloque.desde)}`, cambios.inicial),
      renglon(n, bloque, 'aumentos', 'Aumentos', cambios.aumentos),
      renglon(n, bloque, 'disminuciones', 'Disminuciones', cambios.disminuciones),
      renglon(n, bloque, 'traslado', 'Apertura y traslado de resultados', cambios.traslado),
      renglon(n, bloque, 'resultado', 'Resultado del periodo', cambios.resultado),
      {
        ...renglon(n, bloque, 'final', `Saldo al ${impresa(bloque.hasta)}`, final),
        clase: 'total',
        esFinal: true,
        nivel: 0,
        suma: ['inicial', 'aumentos', 'disminuciones', 'traslado', 'resultado'].map(
          (clave) => `+${n}:${clave}`,
        ),
      },
    );
  }
  return { filas, pruebas: [comprobar('Saldo final = capital según libros', diferencias)] };
}

/** Of each component, in the side of the capital: haber − debe. */
function cambiosDe(
  catalogo: readonly CuentaDelCatalogo[],
  componentes: readonly ComponenteDelCapital[],
  { cifras, anteriores }: BloqueDePatrimonio,
  { cuentaResultado, cuentaAcumulados }: CuentasDeCierre,
) {
  const detalle = catalogo.filter(({ tipoCuenta }) => tipoCuenta === 'D').map(({ idCuenta }) => idCuenta);
  const delCapital = (cuanto: (suya: Cifras) => number) =>
    componentes.map(({ codigo }) =>
      sumarDe(
        detalle.filter((id) => id.startsWith(codigo)),
        cifras,
        cuanto,
      ),
    );
  const deResultado = detalle.filter((id) => id.startsWith('6') || id.startsWith('7'));
  const del = (mapa: ReadonlyMap<string, Cifras>, cuanto: (suya: Cifras) => number) =>
    sumarDe(deResultado, mapa, cuanto);
  const enGrupo = (cuenta: string, monto: number) =>
    componentes.map(({ codigo }) => (codigo === grupoDe(cuenta) ? monto : 0));
  const juntar = (...listas: readonly number[][]) => sumarListas(listas, componentes.length);

  // What was not closed: the year before is still the result's; what came before it, already of earlier years.
  const sinCerrarAntes = del(anteriores, ({ inicial }) => -inicial);
  const sinCerrarAnterior = del(anteriores, ({ inicial, final }) => inicial - final);
  const sinCerrarDelAnio = del(cifras, ({ inicial, final }) => inicial - final);
  const cierreDeResultados = del(cifras, ({ cierre }) => cierre.haber - cierre.debe);
  const resultado = centavos(sinCerrarDelAnio - cierreDeResultados);
  return {
    inicial: juntar(
      delCapital(({ inicial }) => -inicial),
      enGrupo(cuentaAcumulados, sinCerrarAntes),
      enGrupo(cuentaResultado, sinCerrarAnterior),
    ),
    aumentos: delCapital(({ todo, cierre, apertura }) => todo.haber - cierre.haber - apertura.haber),
    disminuciones: delCapital(({ todo, cierre, apertura }) => cierre.debe + apertura.debe - todo.debe),
    traslado: juntar(
      delCapital(({ cierre, apertura }) => cierre.haber + apertura.haber - cierre.debe - apertura.debe),
      enGrupo(cuentaResultado, centavos(cierreDeResultados - sinCerrarAnterior)),
      enGrupo(cuentaAcumulados, sinCerrarAnterior),
    ),
    resultado: enGrupo(cuentaResultado, resultado),
    segunLibros: juntar(
      delCapital(({ final }) => -final),
      enGrupo(
        cuentaAcumulados,
        del(cifras, ({ inicial }) => -inicial),
      ),
      enGrupo(cuentaResultado, sinCerrarDelAnio),
    ),
  };
}

function sumarDe(
  codigos: readonly string[],
  cifras: ReadonlyMap<string, Cifras>,
  cuanto: (suya: Cifras) => number,
): number {
  return codigos.reduce((suma, codigo) => {
    const suya = cifras.get(codigo);
    return suya === undefined ? suma : centavos(suma + cuanto(suya));
  }, 0);
}

function renglon(
  n: number,
  { desde, hasta, agencia }: BloqueDePatrimonio,
  clave: string,
  texto: string,
  cifras: readonly number[],
): Fila {
  return {
    ...filaDeTitulo(`${n}:${clave}`, texto),
    clase: 'rubro',
    nivel: 1,
    valores: [
      ...cifras,
      sumarListas(
        cifras.map((cifra) => [cifra]),
        1,
      )[0] ?? 0,
    ],
    enlace: { desde, hasta, agencia },
  };
}

const grupoDe = (idCuenta: string): string => idCuenta.slice(0, ANCHO_DE_GRUPO);
