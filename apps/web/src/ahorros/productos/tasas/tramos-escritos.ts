// The rows of a rate table while they are written: texts, until all of them can be read. Amounts end before the one that is
// written; terms, with the day that is written, as people say them.
import type { TramoEscrito } from '@cuadra/contract/ahorros/productos';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { reparosDeTasas } from '@cuadra/core/ahorros/reparos';
import { CERO, leerQuetzales } from '@cuadra/core/dinero';
import type { ModoDeTabla } from '@cuadra/core/interes/tasas';
import { escribirMonto } from '#ui/format/dinero.ts';
import { escribirTasa, leerTasa } from './tasa-escrita.ts';

const columnas = ['montoDesde', 'montoHasta', 'plazoDesde', 'plazoHasta', 'tasa'] as const;
export type Columna = (typeof columnas)[number];
export type Fila = Readonly<Record<Columna, string>> & { readonly clave: number };

/** Terms are written only where there are. */
export const columnasDe = (clase: ClaseDeProducto): readonly Columna[] =>
  clase === 'plazo' ? columnas : columnas.filter((columna) => !columna.startsWith('plazo'));

const VACIA = { montoDesde: '', montoHasta: '', plazoDesde: '', plazoHasta: '', tasa: '' };

export const filasDe = (tramos: readonly TramoEscrito[]): Fila[] =>
  numeradas(
    tramos.map(({ montoDesde, montoHasta, plazoDesde, plazoHasta, ppm }) => ({
      montoDesde: escribirMonto(montoDesde),
      montoHasta: montoHasta === null ? '' : escribirMonto(montoHasta),
      plazoDesde: plazoDesde === 0 ? '' : String(plazoDesde),
      plazoHasta: plazoHasta === null ? '' : String(plazoHasta - 1),
      tasa: escribirTasa(ppm),
    })),
  );

/** The only row of a table that begins: all amounts, and the rate to be written. */
export const filaPrimera = (): Fila[] => numeradas([{ ...VACIA, montoDesde: escribirMonto(CERO) }]);

const numeradas = (filas: readonly Omit<Fila, 'clave'>[]): Fila[] =>
  filas.map((fila, clave) => ({ ...fila, clave }));

const claveNueva = (filas: readonly Fila[]): number => Math.max(-1, ...filas.map(({ clave }) => clave)) + 1;

/** After the one at that place, beginning where it ends. */
export function agregar(filas: readonly Fila[], lugar: number): Fila[] {
  const antes = filas[lugar];
  const nueva = {
    ...VACIA,
    clave: claveNueva(filas),
    montoDesde: antes?.montoHasta || (antes === undefined ? escribirMonto(CERO) : ''),
    plazoDesde: antes?.plazoDesde ?? '',
    plazoHasta: antes?.plazoHasta ?? '',
  };
  return [...filas.slice(0, lugar + 1), nueva, ...filas.slice(lugar + 1)];
}

export const quitar = (filas: readonly Fila[], lugar: number): Fila[] =>
  filas.length === 1 ? filaPrimera() : filas.filter((_, i) => i !== lugar);

/** Where an amount ends, the next one begins, if it began there before. */
export function cambiar(filas: readonly Fila[], lugar: number, columna: Columna, texto: string): Fila[] {
  const antes = filas[lugar];
  return filas.map((fila, i) => {
    if (i === lugar) return { ...fila, [columna]: texto };
    const seguia = i === lugar + 1 && columna === 'montoHasta' && fila.montoDesde === antes?.montoHasta;
    return seguia ? { ...fila, montoDesde: texto } : fila;
  });
}

/** A part of a sheet, from that cell on; undefined when it is no more than a text. */
export function pegar(
  filas: readonly Fila[],
  lugar: number,
  desde: Columna,
  clase: ClaseDeProducto,
  texto: string,
): Fila[] | undefined {
  const renglones = texto.replace(/\r?\n$/, '').split(/\r?\n/);
  if (renglones.length === 1 && !texto.includes('\t')) return undefined;
  const suyas = columnasDe(clase);
  const primera = suyas.indexOf(desde);
  const puestas = [...filas];
  for (const [i, renglon] of renglones.entries()) {
    const fila = puestas[lugar + i] ?? { ...VACIA, clave: claveNueva(puestas) };
    const celdas = renglon.split('\t').map(limpia);
    const pegadas = suyas
      .slice(primera)
      .flatMap((columna, j) => (celdas[j] === undefined ? [] : [[columna, celdas[j]]]));
    puestas[lugar + i] = { ...fila, ...Object.fromEntries(pegadas) };
  }
  return puestas;
}

/** What sheets say of amounts without end is left empty. */
const limpia = (celda: string): string => {
  const texto = celda.trim().replace(/^Q\s*/i, '');
  return /^(-|—|∞|en adelante|o m[aá]s|sin l[ií]mite)$/i.test(texto) ? '' : texto;
};

export interface TablaLeida {
  /** Undefined while some cell cannot be read. */
  readonly tramos: readonly TramoEscrito[] | undefined;
  /** What is wrong in each row, by its place. */
  readonly errores: ReadonlyMap<number, readonly string[]>;
  /** What is wrong with the whole table, or with how it is applied. */
  readonly generales: readonly string[];
  /** Two rates for the same: not even a draft. */
  readonly traslapada: boolean;
}

interface Alrededor {
  readonly clase: ClaseDeProducto;
  readonly modo: ModoDeTabla;
  /** Those that the product offers while the table is in force. */
  readonly plazos: readonly number[];
  readonly capitaliza: boolean;
}

export function leerTabla(
  filas: readonly Fila[],
  { clase, modo, plazos, capitaliza }: Alrededor,
): TablaLeida {
  const leidas = filas.map((fila) => leerFila(fila, clase));
  const errores = new Map<number, string[]>();
  for (const [lugar, leida] of leidas.entries()) if (typeof leida === 'string') errores.set(lugar, [leida]);
  if (errores.size > 0) return { tramos: undefined, errores, generales: [], traslapada: false };
  const tramos = leidas.filter((leida): leida is TramoEscrito => typeof leida !== 'string');
  const generales: string[] = [];
  for (const { campo, mensaje } of reparosDeTasas(clase, { modo, tramos }, plazos, capitaliza)) {
    const lugar = /^tramos\.(\d+)$/.exec(campo)?.[1];
    if (lugar === undefined) generales.push(mensaje);
    else errores.set(Number(lugar), [...(errores.get(Number(lugar)) ?? []), mensaje]);
  }
  const mensajes = [...errores.values()].flat();
  const traslapada = mensajes.some((uno) => /se traslapa|antes de empezar|al revés/.test(uno));
  return { tramos, errores, generales, traslapada };
}

/** The tramo, or what cannot be read of it. */
function leerFila(fila: Fila, clase: ClaseDeProducto): TramoEscrito | string {
  const montoDesde = leerQuetzales(fila.montoDesde);
  if (montoDesde === undefined) return 'Escriba desde qué monto, como 1,250.00.';
  const montoHasta = fila.montoHasta.trim() === '' ? null : leerQuetzales(fila.montoHasta);
  if (montoHasta === undefined) return 'Escriba hasta qué monto, o déjelo vacío si no tiene fin.';
  const plazoDesde = clase === 'vista' ? 0 : leerDias(fila.plazoDesde || '0');
  if (plazoDesde === undefined) return 'Escriba desde cuántos días, como 90.';
  const ultimoDia = clase === 'vista' || fila.plazoHasta.trim() === '' ? null : leerDias(fila.plazoHasta);
  if (ultimoDia === undefined) return 'Escriba hasta cuántos días, o déjelo vacío si no tiene fin.';
  const ppm = leerTasa(fila.tasa);
  if (ppm === undefined) return 'Escriba la tasa anual, de 0 a 100, con hasta cuatro decimales.';
  return { montoDesde, montoHasta, plazoDesde, plazoHasta: ultimoDia === null ? null : ultimoDia + 1, ppm };
}

const leerDias = (texto: string): number | undefined =>
  /^\s*\d{1,4}\s*$/.test(texto) ? Number(texto) : undefined;
