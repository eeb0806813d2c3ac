// Rows with more cells than headings: a program that forgot the quotes. `5,439.20` in two cells is put together again, and so is a
// description with commas, when there is only one way to do it; any other is refused.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { separar } from '@cuadra/core/bancos/leer-fecha';
import { leerMonto } from '@cuadra/core/bancos/leer-monto';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { LugaresDeColumnas } from './ubicar-columnas-de-banco.ts';

export function repararFila(fila: FilaDeBanco, lugares: LugaresDeColumnas, ancho: number): FilaDeBanco {
  const { celdas } = fila;
  const sobran = celdas.length - ancho;
  // Only what begins as a movement is one.
  if (sobran <= 0 || separar(celdas[lugares.fecha] ?? '') === undefined) return fila;
  const conMiles = juntarMiles(celdas, lugares.fecha + 1);
  if (conMiles.length === ancho && cabe(conMiles, lugares)) return { ...fila, celdas: conMiles };
  const conComas = juntarTexto(celdas, lugares.texto[0], sobran);
  const caben = [celdas, conComas].filter((una) => una !== undefined && cabe(una, lugares));
  const [unica, otra] = caben;
  if (unica === undefined || otra !== undefined)
    throw new EstadoIlegible(
      'La fila tiene más celdas que el encabezado: revise sus comas y comillas.',
      fila.fila,
    );
  return unica === celdas ? fila : { ...fila, celdas: unica };
}

/** Every pair that can be one figure with its thousands, from that column on. */
function juntarMiles(celdas: readonly string[], desde: number): readonly string[] {
  const juntas: string[] = [];
  for (const [i, celda] of celdas.entries()) {
    const anterior = juntas.at(-1);
    if (i > desde && anterior !== undefined && ENTEROS.test(anterior) && /^\d{3}(?:\.\d{1,2})?$/.test(celda))
      juntas[juntas.length - 1] = `${anterior},${celda}`;
    else juntas.push(celda);
  }
  return juntas;
}

const ENTEROS = /^-?(?:Q|\$)?\.? ?-?[1-9]\d{0,2}(?:,\d{3})*$/;

/** The description and what follows it, if that has letters: an amount is never part of a text. */
function juntarTexto(
  celdas: readonly string[],
  lugar: number | undefined,
  sobran: number,
): readonly string[] | undefined {
  if (lugar === undefined) return undefined;
  const hasta = lugar + sobran + 1;
  const partes = celdas.slice(lugar, hasta);
  if (!partes.every((parte) => /\p{L}/u.test(parte))) return undefined;
  return [...celdas.slice(0, lugar), partes.join(', '), ...celdas.slice(hasta)];
}

/** Figures where figures go, and the amount on one side. */
function cabe(celdas: readonly string[], { monto, debito, credito, saldo }: LugaresDeColumnas): boolean {
  const montos = [monto, debito, credito].flatMap((lugar) => celdas[lugar ?? -1] || []);
  const saldos = [saldo].flatMap((lugar) => celdas[lugar ?? -1] || []);
  const conCifra = montos.filter((uno) => /[1-9]/.test(uno));
  return conCifra.length <= 1 && montos.length > 0 && [...montos, ...saldos].every(pareceMonto);
}

const pareceMonto = (texto: string): boolean =>
  /^[-–—]+$/.test(texto) ||
  leerMonto(texto, 'punto').tipo === 'monto' ||
  leerMonto(texto, 'coma').tipo === 'monto';
