// How the capital came from what it was to what it is: a column for each of its groups, a row for each kind of change: what
// moved it, by its counterpart and not by its side (see `Razon`). What is left when all of them are told is said too. A
// year's result is shown as such whether its year is closed or not: what the closing and the opening move inside the
// capital, and what they would move if they were made, are one and the same row.
import { ANCHOS_DE_CODIGO } from '../catalogo.ts';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type Armado, comprobar } from './armar.ts';
import { type Cifras, movidoDe, type Razon } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import { type Fila, filaDeTitulo } from './fila.ts';
import { cambioDe, sinCierreNiApertura } from './medidas.ts';
import {
  type Aporte,
  type AporteDeMedida,
  type Contadas,
  conValor,
  type Parte,
  partidasDe,
  sinCierre,
} from './partes.ts';
import { type CuentasDeCierre, cuentasDeResultado } from './por-cerrar.ts';
import { sumarListas } from './ramas.ts';
import { impresa, type Rango } from './rangos.ts';

/** One table: a year, or an agencia. */
export interface BloqueDePatrimonio extends Rango {
  readonly titulo: string | null;
  readonly agencia?: string | undefined;
  /** The figures of the range, which begins on a first of January. */
  readonly cifras: ReadonlyMap<string, Cifras>;
  /** The figures of the whole year before it. */
  readonly anteriores: ReadonlyMap<string, Cifras>;
}

export interface ComponenteDelCapital {
  readonly codigo: string;
  readonly texto: string;
}

/** The key of the last column. */
export const COLUMNA_TOTAL = 'total';

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
  { conCero }: { readonly conCero: boolean },
): Armado {
  const cambios = cambiosDe(catalogo, cuentasDeCierre);
  const filas: Fila[] = [];
  const diferencias: Centavos[] = [];
  for (const [n, bloque] of bloques.entries()) {
    const medir = (cambio: Cambio) =>
      componentes.map(({ codigo }) =>
        sumar(
          cambios[cambio].filter(({ grupo }) => grupo === codigo).map((sumando) => valorDe(sumando, bloque)),
        ),
      );
    const textos = { inicial: `Saldo al inicio, ${impresa(bloque.desde)}`, ...textosDeMovimiento };
    const medidos = nombresDeCambio
      .filter((cambio) => cambio !== 'final')
      .map((cambio) => ({ cambio, texto: textos[cambio], cifras: medir(cambio) }))
      .filter(
        ({ cambio, cifras }) =>
          conCero || siempreEstan.includes(cambio) || cifras.some((cifra) => cifra !== 0),
      );
    const suyas = medidos.map(({ cambio, texto, cifras }) => renglon(n, cambio, texto, cifras));
    const final = sumarListas(
      medidos.map(({ cifras }) => cifras),
      componentes.length,
    );
    diferencias.push(...medir('final').map((segunLibros, i) => restar(final[i] ?? CERO, segunLibros)));
    if (bloque.titulo !== null) filas.push(filaDeTitulo(`${n}:titulo`, bloque.titulo));
    filas.push(...suyas, {
      ...renglon(n, 'final', `Saldo al ${impresa(bloque.hasta)}`, final),
      clase: 'total',
      esFinal: true,
      nivel: 0,
      suma: suyas.map(({ clave }) => `+${clave}`),
    });
  }
  return {
    filas,
    pruebas: [comprobar('Saldo final = capital según libros', diferencias)],
    partesDe: (fila, columna) => partesDe(cambios, bloques, fila, columna),
  };
}

const nombresDeCambio = [
  'inicial',
  'aportaciones',
  'retiros',
  'resultado',
  'reservas',
  'distribucion',
  'ajustes',
  'otros',
  'traslado',
  'final',
] as const;
type Cambio = (typeof nombresDeCambio)[number];

const textosDeMovimiento = {
  aportaciones: 'Aportaciones recibidas',
  retiros: 'Retiros y uso de fondos',
  resultado: 'Resultado del ejercicio',
  reservas: 'Traslado a reservas y fondos',
  distribucion: 'Distribución de excedentes',
  ajustes: 'Ajustes',
  otros: 'Otros movimientos',
  traslado: 'Apertura y traslado de resultados',
} as const satisfies Record<Exclude<Cambio, 'inicial' | 'final'>, string>;

/** Also where they are nothing. */
const siempreEstan: readonly Cambio[] = ['inicial', 'resultado'];

/** What an account puts in the column of a group, in the side of the capital: haber − debe. */
interface Sumando extends Aporte {
  readonly grupo: string;
  /** It is taken from the year before the range. */
  readonly delAnterior?: true;
}

/** `final` is what the books say; that the others add up to it is the proof. */
function cambiosDe(
  catalogo: readonly CuentaDelCatalogo[],
  { cuentaResultado, cuentaAcumulados }: CuentasDeCierre,
): Record<Cambio, readonly Sumando[]> {
  const capital = catalogo
    .filter(({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && idCuenta.startsWith(CLASE_DE_CAPITAL))
    .map(({ idCuenta }) => ({ idCuenta, grupo: grupoDe(idCuenta) }));
  const deResultado = cuentasDeResultado(catalogo);
  const enGrupo = (cuenta: string) => deResultado.map((idCuenta) => ({ idCuenta, grupo: grupoDe(cuenta) }));
  const [aResultado, aAcumulados] = [enGrupo(cuentaResultado), enGrupo(cuentaAcumulados)];
  return {
    inicial: [
      ...con(capital, { que: 'inicial', valor: ({ inicial }) => opuesto(inicial) }),
      ...con(aAcumulados, { que: 'inicial', delAnterior: true, valor: ({ inicial }) => opuesto(inicial) }),
      ...con(aResultado, sinCerrarDelAnterior),
    ],
    ...movimientosDe(capital, [grupoDe(cuentaResultado), grupoDe(cuentaAcumulados)]),
    traslado: trasladosDe(capital, aResultado, aAcumulados),
    resultado: con(aResultado, {
      que: 'movimiento',
      valor: (cifras) => opuesto(movidoDe(cifras)),
      contadas: sinCierre,
    }),
    final: [
      ...con(capital, { que: 'saldo', valor: ({ final }) => opuesto(final) }),
      ...con(aAcumulados, { que: 'inicial', valor: ({ inicial }) => opuesto(inicial) }),
      ...con(aResultado, { que: 'movimiento', valor: ({ inicial, final }) => restar(inicial, final) }),
    ],
  };
}

type EnGrupo = Pick<Sumando, 'idCuenta' | 'grupo'>;

const con = (cuentas: readonly EnGrupo[], aporte: Omit<Sumando, keyof EnGrupo>): Sumando[] =>
  cuentas.map((cuenta) => ({ ...cuenta, ...aporte }));

/** What was not closed: the year before is still the result's; what came before it, already of earlier years. */
const sinCerrarDelAnterior = {
  que: 'movimiento',
  delAnterior: true,
  valor: ({ inicial, final }: Cifras) => restar(inicial, final),
} as const;

/** What closing and opening carry from one group to another, and what they would carry had they been made. */
function trasladosDe(
  capital: readonly EnGrupo[],
  aResultado: readonly EnGrupo[],
  aAcumulados: readonly EnGrupo[],
): Sumando[] {
  return [
    ...con(capital, {
      que: 'movimiento',
      contadas: soloCierreYApertura,
      valor: ({ cierre, apertura }) => centavos(cierre.haber + apertura.haber - cierre.debe - apertura.debe),
    }),
    ...con(aResultado, {
      que: 'movimiento',
      contadas: soloCierreYApertura,
      valor: ({ cierre }) => restar(cierre.haber, cierre.debe),
    }),
    ...con(aResultado, { ...sinCerrarDelAnterior, valor: ({ inicial, final }) => restar(final, inicial) }),
    ...con(aAcumulados, sinCerrarDelAnterior),
  ];
}

/** What moved the capital between a closing and the next, by name; of each account the names add up to all that it moved. */
function movimientosDe(capital: readonly EnGrupo[], deExcedentes: readonly string[]) {
  const excedentes = capital.filter(({ grupo }) => deExcedentes.includes(grupo));
  const aportado = capital.filter(({ grupo }) => !deExcedentes.includes(grupo));
  const [entro, salio] = [deRazon('externo', 'haber'), deRazon('externo', 'debe')];
  const [trasladado, ajustado] = [deRazon('capital'), deRazon('ajuste')];
  /** Honest: all that it moved without what is told in another row. */
  const otros = (cuentas: readonly EnGrupo[], dichos: readonly AporteDeMedida[]) => [
    ...con(cuentas, {
      que: 'movimiento',
      valor: (cifras) => opuesto(cambioDe(cifras)),
      contadas: sinCierreNiApertura,
    }),
    ...dichos.flatMap(({ que, valor }) => con(cuentas, { que, valor: (cifras) => opuesto(valor(cifras)) })),
  ];
  return {
    aportaciones: con(aportado, entro),
    retiros: con(aportado, salio),
    reservas: con(capital, trasladado),
    distribucion: con(excedentes, salio),
    ajustes: con(capital, ajustado),
    otros: [
      ...otros(aportado, [entro, salio, trasladado, ajustado]),
      ...otros(excedentes, [salio, trasladado, ajustado]),
    ],
  };
}

/** What moved for a reason, on one side or on both: haber − debe. */
function deRazon(razon: Razon, lado?: 'debe' | 'haber'): AporteDeMedida {
  return {
    que: 'contrapartida',
    valor: ({ razones: { [razon]: suya } }) =>
      restar(lado === 'debe' ? CERO : suya.haber, lado === 'haber' ? CERO : suya.debe),
  };
}

const soloCierreYApertura: Contadas = { partidas: 'solo-cierre-y-apertura' };

function valorDe(sumando: Sumando, bloque: BloqueDePatrimonio): Centavos {
  const suya = cifrasDe(sumando, bloque);
  return suya === undefined ? CERO : sumando.valor(suya);
}

const cifrasDe = ({ idCuenta, delAnterior }: Sumando, { cifras, anteriores }: BloqueDePatrimonio) =>
  (delAnterior ? anteriores : cifras).get(idCuenta);

function partesDe(
  cambios: Record<Cambio, readonly Sumando[]>,
  bloques: readonly BloqueDePatrimonio[],
  fila: string,
  columna: string,
): Parte[] {
  const [n = '', clave] = fila.split(':');
  const bloque = bloques[Number(n)];
  const cambio = nombresDeCambio.find((uno) => uno === clave);
  if (bloque === undefined || cambio === undefined) return [];
  const { desde, hasta, agencia } = bloque;
  return cambios[cambio]
    .filter(({ grupo }) => columna === COLUMNA_TOTAL || grupo === columna)
    .flatMap((sumando) => {
      const { idCuenta, que, contadas, delAnterior } = sumando;
      const suya = cifrasDe(sumando, bloque);
      return conValor({
        ...(delAnterior ? anioAnteriorA(bloque) : { desde, hasta }),
        ...(agencia === undefined ? {} : { agencia }),
        idCuenta,
        que,
        valor: valorDe(sumando, bloque),
        ...(suya === undefined ? {} : partidasDe(contadas, suya)),
      });
    });
}

function renglon(n: number, clave: Cambio, texto: string, cifras: readonly Centavos[]): Fila {
  const valores = [...cifras, sumar(cifras)];
  return { ...filaDeTitulo(`${n}:${clave}`, texto), clase: 'rubro', nivel: 1, valores };
}

export function anioAnteriorA({ desde }: Rango): Rango {
  const anio = Number(desde.slice(0, 4)) - 1;
  return { desde: `${anio}-01-01`, hasta: `${anio}-12-31` };
}

const grupoDe = (idCuenta: string): string => idCuenta.slice(0, ANCHO_DE_GRUPO);
