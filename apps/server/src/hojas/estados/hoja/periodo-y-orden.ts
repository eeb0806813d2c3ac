// The period of a statement and the order of day and month in its dates: each helps to tell the other.
import type { OrdenDeFecha } from '@cuadra/core/bancos/estado-de-cuenta';
import { type FormaDeFecha, leerFecha, type Rango } from '@cuadra/core/bancos/leer-fecha';
import { citar } from '@cuadra/core/bancos/leer-monto';
import { ordenDeFechas } from '@cuadra/core/bancos/orden-de-fechas';
import type { Rotulos } from './leer-rotulos.ts';

export interface PeriodoYOrden {
  readonly rango: Rango | undefined;
  readonly fechas: FormaDeFecha;
  readonly advertencias: readonly string[];
}

export interface SenasDePeriodo {
  readonly periodo: Rotulos['periodo'];
  /** As the table writes them. */
  readonly fechas: readonly string[];
  readonly pista: OrdenDeFecha | undefined;
  /** How this bank writes them. */
  readonly delBanco: OrdenDeFecha | undefined;
}

export function periodoYOrden({
  periodo,
  fechas,
  pista = undefined,
  delBanco,
}: SenasDePeriodo): PeriodoYOrden {
  const dicho = pista ?? delBanco;
  const escritas = periodo === undefined ? [] : [periodo.desde, periodo.hasta].filter((una) => una !== '');
  const delPeriodo = ordenDeFechas(escritas, { pista: dicho });
  const cierto = escritas.length > 0 && delPeriodo.esSeguro;
  const porLasDos = ordenDeFechas([...fechas, ...escritas], { pista: dicho });
  const rango = leerRango(escritas, cierto ? delPeriodo.orden : porLasDos.orden);
  const { orden, esSeguro } = cierto ? ordenDeFechas(fechas, { pista: dicho, rango }) : porLasDos;
  const advertencias: string[] = [];
  if (!esSeguro)
    advertencias.push(
      `Las fechas no dicen cuál número es el día y cuál el mes: se leyeron como ${NOMBRES_DE_ORDEN[orden]}.`,
    );
  if (rango === undefined && escritas.length > 0)
    advertencias.push(`No se entendió el período ${citar(escritas.join(' – '))} (fila ${periodo?.fila}).`);
  return { rango, fechas: { orden, rango }, advertencias };
}

const NOMBRES_DE_ORDEN: Readonly<Record<OrdenDeFecha, string>> = {
  dma: 'día/mes/año',
  mda: 'mes/día/año',
  amd: 'año/mes/día',
};

function leerRango([desde = '', hasta = '']: readonly string[], orden: OrdenDeFecha): Rango | undefined {
  const fin = leerFecha(hasta, { orden });
  if (fin.tipo !== 'fecha') return undefined;
  // «Del 1 al 31 de octubre de 2025» says the year once.
  const principio = leerFecha(desde, { orden, rango: { desde: haceUnAnio(fin.fecha), hasta: fin.fecha } });
  if (principio.tipo !== 'fecha' || principio.fecha > fin.fecha) return undefined;
  return { desde: principio.fecha, hasta: fin.fecha };
}

const haceUnAnio = (fecha: string): string => `${Number(fecha.slice(0, 4)) - 1}${fecha.slice(4)}`;
