// The rows of the balance de comprobación: the accounts of the chart and, in its place, what nobody closed of earlier years.
import { type Naturaleza, naturalezas, padreDe } from '../catalogo.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { DatosDeComprobacion } from './comprobacion.ts';
import { type CuentasDeCierre, DE_ANIOS_ANTERIORES } from './por-cerrar.ts';

export interface Lugar {
  readonly clave: string;
  readonly codigo: string;
  readonly texto: string;
  readonly naturaleza: Naturaleza;
  readonly esDetalle: boolean;
  /** One of the chart; not what is only worked out. */
  readonly esCuenta: boolean;
  /** The keys of those it is part of, the nearest first. */
  readonly mayores: readonly string[];
}

export function lugaresDe({ catalogo, cuentasDeCierre }: DatosDeComprobacion): Lugar[] {
  const { cuentaAcumulados } = cuentasDeCierre;
  const lugares = catalogo.map(({ idCuenta, nombreCuenta, tipoCuenta, naturaleza }): Lugar => {
    return {
      clave: idCuenta,
      codigo: idCuenta,
      texto: nombreCuenta,
      naturaleza,
      esDetalle: tipoCuenta === 'D',
      esCuenta: true,
      mayores: mayoresDe(idCuenta),
    };
  });
  const despues = lugares.findLastIndex(({ codigo }) => codigo <= cuentaAcumulados) + 1;
  return lugares.toSpliced(despues, 0, {
    clave: claveDeLoNoCerrado(cuentasDeCierre),
    codigo: cuentaAcumulados,
    texto: DE_ANIOS_ANTERIORES,
    naturaleza: 'acreedora',
    esDetalle: true,
    esCuenta: false,
    mayores: mayoresDe(cuentaAcumulados),
  });
}

export const claveDeLoNoCerrado = ({ cuentaAcumulados }: CuentasDeCierre): string =>
  `${cuentaAcumulados}:por-cerrar`;

/** The headers with accounts of detail of both natures under them. */
export function mayoresDeAmbasNaturalezas(catalogo: readonly CuentaDelCatalogo[]): ReadonlySet<string> {
  const vistas = new Map<string, string>();
  const mixtas = new Set<string>();
  for (const { idCuenta, tipoCuenta, naturaleza } of catalogo) {
    if (tipoCuenta !== 'D') continue;
    for (let mayor = padreDe(idCuenta); mayor !== null; mayor = padreDe(mayor)) {
      if (naturaleza !== (vistas.get(mayor) ?? naturaleza)) mixtas.add(mayor);
      vistas.set(mayor, naturaleza);
    }
  }
  return mixtas;
}

const enPlural: Readonly<Record<Naturaleza, string>> = { deudora: 'deudoras', acreedora: 'acreedoras' };
const claveDeMitad = (mayor: string, naturaleza: Naturaleza) => `${mayor}:${enPlural[naturaleza]}`;

/** Which half of a header is the row of that key; undefined when it is no half of any. */
export function mitadDe(
  clave: string,
): { readonly mayor: string; readonly naturaleza: Naturaleza } | undefined {
  const [mayor = ''] = clave.split(':');
  const naturaleza = naturalezas.find((una) => claveDeMitad(mayor, una) === clave);
  return naturaleza === undefined ? undefined : { mayor, naturaleza };
}

/**
 * Each branch with accounts of both natures twice: what is deudor under it and then what is acreedor. In one row they would
 * cancel out and say nothing.
 */
export function porNaturaleza(lugares: readonly Lugar[], mixtas: ReadonlySet<string>): Lugar[] {
  const raizDe = ({ codigo, mayores }: Lugar) => [codigo, ...mayores].findLast((uno) => mixtas.has(uno));
  const bloques = Map.groupBy(lugares, (lugar) => raizDe(lugar) ?? lugar.clave);
  return [...bloques.values()].flatMap((suyos) => {
    const [primero] = suyos;
    if (primero === undefined || raizDe(primero) === undefined) return suyos;
    return naturalezas.flatMap((una) => suyos.flatMap((lugar) => mitad(lugar, una, mixtas)));
  });
}

/** What there is of a row in that half: nothing, the row or, of a header of both natures, its part. */
function mitad(lugar: Lugar, naturaleza: Naturaleza, mixtas: ReadonlySet<string>): Lugar[] {
  const { codigo, texto } = lugar;
  const mayores = lugar.mayores.map((mayor) => (mixtas.has(mayor) ? claveDeMitad(mayor, naturaleza) : mayor));
  if (!mixtas.has(codigo)) return lugar.naturaleza === naturaleza ? [{ ...lugar, mayores }] : [];
  return [
    {
      ...lugar,
      clave: claveDeMitad(codigo, naturaleza),
      texto: `${texto} (${enPlural[naturaleza]})`,
      mayores,
    },
  ];
}

function mayoresDe(idCuenta: string): string[] {
  const mayores: string[] = [];
  for (let mayor = padreDe(idCuenta); mayor !== null; mayor = padreDe(mayor)) mayores.push(mayor);
  return mayores;
}
