// Which number is the day and which the month, told by all the dates of a file: those that could only be one, those that must fall in
// its period, or that they follow one another. Where nothing tells, the order of here, and whoever asks warns of it.
import type { OrdenDeFecha } from './estado-de-cuenta.ts';
import { leerFecha, ordenar, type Rango, separar } from './leer-fecha.ts';

export interface OrdenHallado {
  readonly orden: OrdenDeFecha;
  /** False when another order would have read other days. */
  readonly esSeguro: boolean;
}

export interface SenasDeOrden {
  /** What somebody said: it is believed. */
  readonly pista?: OrdenDeFecha | undefined;
  /** The period of the statement. */
  readonly rango?: Rango | undefined;
  /** Where nothing tells. */
  readonly preferido?: OrdenDeFecha | undefined;
}

export function ordenDeFechas(textos: Iterable<string>, senas: SenasDeOrden = {}): OrdenHallado {
  const { pista, rango, preferido = 'dma' } = senas;
  if (pista !== undefined) return { orden: pista, esSeguro: true };
  const dudosas = [...new Set(textos)].filter(dependeDelOrden);
  if (dudosas.length === 0) return { orden: preferido, esSeguro: true };
  const lecturas = [preferido, ...(['dma', 'mda'] as const).filter((orden) => orden !== preferido)].flatMap(
    (orden) => leerTodas(dudosas, orden, rango),
  );
  // With years of two digits, the year first is only believed when nothing else can be.
  if (lecturas.length === 0) lecturas.push(...leerTodas(dudosas, 'amd', rango));
  const posibles = [dentroDelRango, enOrden].reduce((quedan, criba) => {
    const pasan = quedan.filter((lectura) => criba(lectura.dias, rango));
    return pasan.length > 0 ? pasan : quedan;
  }, lecturas);
  const [primera, ...otras] = posibles;
  if (primera === undefined) return { orden: preferido, esSeguro: false };
  const esSeguro = otras.every((otra) => otra.dias.every((dia, i) => dia === primera.dias[i]));
  return { orden: primera.orden, esSeguro };
}

function dependeDelOrden(texto: string): boolean {
  const escrita = separar(texto);
  if (escrita === undefined || escrita.mes !== null) return false;
  const [a = ''] = escrita.numeros;
  return a.length !== 4;
}

interface Lectura {
  readonly orden: OrdenDeFecha;
  readonly dias: readonly string[];
}

/** None or one: those that no order can read are told when they are read. */
function leerTodas(textos: readonly string[], orden: OrdenDeFecha, rango: Rango | undefined): Lectura[] {
  const dias: string[] = [];
  for (const texto of textos) {
    const leida = leerFecha(texto, { orden, rango });
    if (leida.tipo === 'fecha') dias.push(leida.fecha);
    else if (esDeOtroOrden(texto, rango)) return [];
  }
  return dias.length > 0 ? [{ orden, dias }] : [];
}

const esDeOtroOrden = (texto: string, rango: Rango | undefined): boolean =>
  (['dma', 'mda', 'amd'] as const).some((orden) => {
    const escrita = separar(texto);
    return (
      escrita !== undefined &&
      ordenar(escrita, orden) !== undefined &&
      leerFecha(texto, { orden, rango }).tipo === 'fecha'
    );
  });

function dentroDelRango(dias: readonly string[], rango: Rango | undefined): boolean {
  return rango === undefined || dias.every((dia) => dia >= rango.desde && dia <= rango.hasta);
}

function enOrden(dias: readonly string[]): boolean {
  const sube = dias.every((dia, i) => i === 0 || dia >= (dias[i - 1] ?? ''));
  return sube || dias.every((dia, i) => i === 0 || dia <= (dias[i - 1] ?? ''));
}
