// How a sheet is read: what somebody said of it or, where its columns leave no doubt, what they say. A doubt that nobody settled stops the reading.
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import type { CamposDeHoja } from '@cuadra/contract/hojas/mapeo';
import { formatearCifra } from '@cuadra/core/dinero';
import { fechasPosibles, type OrdenDeFecha, ordenDeColumna } from '@cuadra/core/lectura/fechas';
import {
  type Decimales,
  decimalesDeColumna,
  decimalesPosibles,
  leerMontoEscrito,
} from '@cuadra/core/lectura/montos';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { ProblemaError } from '#platform/problema.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import type { CeldasDeHoja } from './celdas-de-hoja.ts';

/** The columns of a sheet that are days, and those that are money. */
export interface ColumnasPorLeer {
  readonly fechas: readonly number[];
  readonly montos: readonly number[];
}

interface LecturaPropuesta {
  readonly fechas: OrdenDeFecha;
  readonly decimales: Decimales;
  readonly dudas: Duda[];
}

export function columnasPorLeer<C extends string>(
  { fechas = [], montos = [] }: CamposDeHoja<C>,
  celdas: Pick<CeldasDeHoja<C>, 'columna'>,
): ColumnasPorLeer {
  const lugaresDe = (campos: readonly C[]) => [
    ...new Set(campos.flatMap((campo) => celdas.columna(campo) ?? [])),
  ];
  return { fechas: lugaresDe(fechas), montos: lugaresDe(montos) };
}

/** All the columns of days are taken together, and so are those of money: a program writes all of them the same way. */
export function proponerLectura(filas: readonly FilaLeida[], columnas: ColumnasPorLeer): LecturaPropuesta {
  const orden = ordenDeColumna(escritasEn(filas, columnas.fechas));
  const marca = decimalesDeColumna(escritasEn(filas, columnas.montos, { sinNumericas: true }));
  const dudas: Duda[] = [];
  if (!orden.segura && orden.ejemplo !== null)
    dudas.push({
      que: 'fechas',
      ...dondeEsta(filas, columnas.fechas, orden.ejemplo),
      opciones: opcionesDeFecha(orden.ejemplo),
    });
  if (!marca.segura && marca.ejemplo !== null)
    dudas.push({
      que: 'decimales',
      ...dondeEsta(filas, columnas.montos, marca.ejemplo),
      opciones: opcionesDeMonto(marca.ejemplo),
    });
  return { fechas: orden.orden, decimales: marca.decimales, dudas };
}

/** What was said, completed with what is sure; or a refusal that says what must be said. */
export function decidirLectura(
  filas: readonly FilaLeida[],
  columnas: ColumnasPorLeer,
  dicha: Lectura = {},
): Required<Pick<Lectura, 'fechas' | 'decimales'>> {
  if (dicha.fechas !== undefined && dicha.decimales !== undefined)
    return { fechas: dicha.fechas, decimales: dicha.decimales };
  const { dudas, ...propuesta } = proponerLectura(filas, columnas);
  const abiertas = dudas.filter(({ que }) => dicha[que] === undefined);
  if (abiertas.length > 0) throw dudosa(abiertas);
  return { fechas: dicha.fechas ?? propuesta.fechas, decimales: dicha.decimales ?? propuesta.decimales };
}

function* escritasEn(
  filas: readonly FilaLeida[],
  columnas: readonly number[],
  { sinNumericas = false } = {},
): Generator<string> {
  for (const { celdas, numericas } of filas) {
    for (const columna of columnas) {
      const escrita = celdas[columna] ?? '';
      if (escrita !== '' && !(sinNumericas && numericas?.includes(columna))) yield escrita;
    }
  }
}

function dondeEsta(filas: readonly FilaLeida[], columnas: readonly number[], ejemplo: string) {
  const columna =
    columnas.find((una) => filas.some(({ celdas }) => celdas[una] === ejemplo)) ?? columnas[0] ?? 0;
  return { columna, ejemplo };
}

/** Those of the order of days and months always; the year first, only where it reads another day. */
const opcionesDeFecha = (ejemplo: string) =>
  fechasPosibles(ejemplo).map(({ orden: valor, fecha }) => ({ valor, fecha }));

const opcionesDeMonto = (ejemplo: string) =>
  decimalesPosibles.flatMap((valor) => {
    const monto = leerMontoEscrito(ejemplo, valor);
    return monto === undefined ? [] : [{ valor, monto }];
  });

function dudosa(dudas: readonly Duda[]): ProblemaError {
  const errores = dudas.map((duda) => ({
    campo: duda.que,
    codigo: 'LECTURA_DUDOSA',
    mensaje: preguntar(duda),
  }));
  return new ProblemaError('LECTURA_DUDOSA', {
    detalle: errores.map(({ mensaje }) => mensaje).join(' '),
    errores,
  });
}

function preguntar(duda: Duda): string {
  if (duda.que === 'fechas') {
    const dias = duda.opciones.map(({ fecha }) => fechaEnPalabras(fecha));
    return dias.length > 1
      ? `«${duda.ejemplo}» puede ser ${oLista.format(dias)}: diga si las fechas llevan primero el día o el mes.`
      : `«${duda.ejemplo}» no lleva el mismo orden que las demás fechas: diga si llevan primero el día o el mes.`;
  }
  const montos = duda.opciones.map(({ monto }) => formatearCifra(monto));
  return montos.length > 1
    ? `«${duda.ejemplo}» puede ser ${oLista.format(montos)}: diga si los decimales van después de un punto o de una coma.`
    : `«${duda.ejemplo}» no dice si su marca separa miles o decimales: diga si los decimales van después de un punto o de una coma.`;
}

const oLista = new Intl.ListFormat('es', { type: 'disjunction' });

/** The doubts of those columns that are not taken for anything yet, each by itself: they matter as soon as somebody takes one. */
export function dudasDeOtras(filas: readonly FilaLeida[], columnas: readonly number[]): Duda[] {
  const muestra = filas.slice(0, FILAS_MIRADAS);
  return columnas.flatMap((columna) => {
    const parece = pareceDe(muestra, columna);
    if (parece === undefined) return [];
    const suya = parece === 'fechas' ? { fechas: [columna], montos: [] } : { fechas: [], montos: [columna] };
    return proponerLectura(filas, suya).dudas;
  });
}

/** Enough to see what a column is. */
const FILAS_MIRADAS = 200;

function pareceDe(filas: readonly FilaLeida[], columna: number): 'fechas' | 'montos' | undefined {
  const escritas = [...escritasEn(filas, [columna])];
  const sonCasiTodas = (es: (escrita: string) => boolean) => escritas.filter(es).length * 2 > escritas.length;
  if (sonCasiTodas((escrita) => fechasPosibles(escrita).length > 0)) return 'fechas';
  const esMonto = (escrita: string) =>
    decimalesPosibles.some((marca) => leerMontoEscrito(escrita, marca) !== undefined);
  return sonCasiTodas(esMonto) ? 'montos' : undefined;
}
