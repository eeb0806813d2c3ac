// What is done to the rows, as pure functions of the rows. Whatever moves lines also rewrites the formulas that name
// them by number, as spreadsheets do.
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import { reubicar, tieneReferencias } from '@cuadra/core/formula';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type Columna, crearFila, type DatosDeFila, esLado, type FilaDeHoja, otroLado } from './fila.ts';
import { calcularMontos, totalizar } from './montos.ts';
import type { Resolver } from './pegar/bloque.ts';

export type Filas = readonly FilaDeHoja[];

export interface Rango {
  readonly desde: number;
  /** Inclusive. */
  readonly hasta: number;
}

export function escribir(filas: Filas, indice: number, columna: Columna, texto: string): Filas {
  const fila = filas[indice];
  return fila === undefined ? filas : filas.with(indice, conTexto(fila, columna, texto));
}

/** A line has one side: writing one empties the other. Whatever is written in a proposed line makes it the person's. */
export function conTexto(fila: FilaDeHoja, columna: Columna, texto: string): FilaDeHoja {
  const limpia = esLado(columna) && texto.trim() !== '' ? { [otroLado(columna)]: '' } : {};
  return { ...fila, ...limpia, [columna]: texto, propuesta: false };
}

/** The same rows when every account is already by its code. */
export function conCuentas(filas: Filas, resolver: Resolver): Filas {
  const nombradas = filas.map((fila) => {
    const idCuenta = resolver(fila.idCuenta) ?? fila.idCuenta;
    return idCuenta === fila.idCuenta ? fila : { ...fila, idCuenta };
  });
  return nombradas.every((fila, indice) => fila === filas[indice]) ? filas : nombradas;
}

export function insertar(filas: Filas, en: number, nuevas: Filas): Filas {
  const destino = (indice: number) => (indice < en ? indice : indice + nuevas.length);
  return reubicadas(filas, destino).toSpliced(en, 0, ...nuevas);
}

/** There is always a line to write in. */
export function eliminar(filas: Filas, { desde, hasta }: Rango): Filas {
  const cuantas = hasta - desde + 1;
  const destino = (indice: number) => {
    if (indice < desde) return indice;
    return indice > hasta ? indice - cuantas : undefined;
  };
  const quedan = reubicadas(filas, destino).toSpliced(desde, cuantas);
  return quedan.length === 0 ? [crearFila()] : quedan;
}

/** One place up or down, exchanging with the line on that side. */
export function mover(filas: Filas, { desde, hasta }: Rango, paso: -1 | 1): Filas {
  const vecina = paso < 0 ? desde - 1 : hasta + 1;
  if (filas[vecina] === undefined) return filas;
  const salto = hasta - desde + 1;
  const destino = (indice: number) => {
    if (indice === vecina) return indice - paso * salto;
    return indice >= desde && indice <= hasta ? indice + paso : indice;
  };
  const reescritas = reubicadas(filas, destino);
  return filas.map((_, lugar) => {
    const origen = lugar === vecina - paso * salto ? vecina : lugar;
    const dentro = lugar >= desde + paso && lugar <= hasta + paso;
    return reescritas[dentro ? lugar - paso : origen] ?? crearFila();
  });
}

export function duplicar(filas: Filas, { desde, hasta }: Rango): Filas {
  const copias = filas.slice(desde, hasta + 1).map((fila) => crearFila(datosDe(fila)));
  return insertar(filas, hasta + 1, copias);
}

/** A new line with the concepto of the one above; what the partida lacks comes with renovarPropuestas. */
export const proponer = (filas: Filas): FilaDeHoja =>
  crearFila({ concepto: filas.at(-1)?.concepto ?? '' }, true);

/** What is proposed follows what is missing until somebody writes in the line; the first one takes it all. */
export function renovarPropuestas(filas: Filas): Filas {
  if (!filas.some(({ propuesta }) => propuesta)) return filas;
  const { diferencia } = totalizar(filas, calcularMontos(filas));
  const primera = filas.findIndex(({ propuesta }) => propuesta);
  return filas.map((fila, indice) => {
    if (!fila.propuesta) return fila;
    const { debe, haber } = loQueFalta(indice === primera ? diferencia : CERO);
    return fila.debe === debe && fila.haber === haber ? fila : { ...fila, debe, haber };
  });
}

function loQueFalta(diferencia: Centavos): Pick<DatosDeFila, 'debe' | 'haber'> {
  return {
    debe: diferencia < 0 ? formatearMonto(opuesto(diferencia)) : '',
    haber: diferencia > 0 ? formatearMonto(diferencia) : '',
  };
}

export function datosDe({ idCuenta, debe, haber, concepto, documento }: FilaDeHoja): DatosDeFila {
  return { idCuenta, debe, haber, concepto, documento };
}

/** The rows with their formulas pointing at where each line will be. */
export function reubicadas(filas: Filas, destino: (indice: number) => number | undefined): Filas {
  const mudanza = (numero: number) => {
    const indice = destino(numero - 1);
    return indice === undefined ? undefined : indice + 1;
  };
  const mudado = (texto: string) => (tieneReferencias(texto) ? reubicar(texto, mudanza) : texto);
  return filas.map((fila) => {
    const [debe, haber] = [mudado(fila.debe), mudado(fila.haber)];
    return debe === fila.debe && haber === fila.haber ? fila : { ...fila, debe, haber };
  });
}
