// What was chosen, in words, each with what undoes it.
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { formatDate } from '#ui/format/date.ts';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { nombresDeAgrupacion, nombresDePartidas } from '../nombres.ts';

interface FiltroEnUso {
  readonly key: string;
  readonly text: string;
  readonly sinEl: Busqueda;
}

export function filtrosEnUso(
  busqueda: Busqueda,
  catalogo: readonly Cuenta[],
  agencias: readonly Agencia[],
): FiltroEnUso[] {
  const { cuenta, desdeCuenta, hastaCuenta, etiqueta, agencia, partidas, agrupar, borradores } = busqueda;
  const nombreDe = (codigo: string) =>
    catalogo.find(({ idCuenta }) => idCuenta === codigo)?.nombreCuenta ?? '';
  const deAgencia = agencias.find(({ idAgencia }) => idAgencia === agencia)?.nombreAgencia ?? '';
  const enUso = (puesto: unknown, clave: string, texto: string, sinEl: Busqueda): FiltroEnUso[] =>
    puesto === undefined ? [] : [{ key: clave, text: texto.trim(), sinEl }];
  return [
    ...enUso(cuenta, 'cuenta', `Cuenta: ${cuenta} ${nombreDe(cuenta ?? '')}`, { cuenta: undefined }),
    ...enUso(etiqueta, 'etiqueta', `Etiqueta: ${etiqueta}`, { etiqueta: undefined }),
    ...enUso(desdeCuenta ?? hastaCuenta, 'rango', `Cuentas: ${desdeCuenta ?? '…'} – ${hastaCuenta ?? '…'}`, {
      desdeCuenta: undefined,
      hastaCuenta: undefined,
    }),
    ...enUso(busqueda.desde ?? busqueda.hasta, 'fechas', `Fechas: ${enPalabras(busqueda)}`, {
      desde: undefined,
      hasta: undefined,
    }),
    ...enUso(agencia, 'agencia', `Agencia: ${agencia} ${deAgencia}`, { agencia: undefined }),
    ...enUso(partidas, 'partidas', `Partidas: ${partidas && nombresDePartidas[partidas].toLowerCase()}`, {
      partidas: undefined,
    }),
    ...enUso(agrupar, 'agrupar', `Sumado por ${agrupar && nombresDeAgrupacion[agrupar].toLowerCase()}`, {
      agrupar: undefined,
    }),
    ...enUso(borradores, 'borradores', 'Con borradores', { borradores: undefined }),
  ];
}

/** The days that hold without being chosen. */
export const resumenDelRango = (busqueda: Busqueda): string | undefined =>
  busqueda.desde === undefined && busqueda.hasta === undefined
    ? `Este mes: ${enPalabras(busqueda)}`
    : undefined;

function enPalabras(busqueda: Busqueda): string {
  const { desde, hasta } = rangoDe(busqueda);
  return desde === hasta ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(hasta)}`;
}
