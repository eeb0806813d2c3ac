// A draft as the server keeps it, in one form, so that two of them are equal exactly when nothing tells them apart.

import type { PartidaNueva } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { tiposManuales } from '@cuadra/core/partida';

export type Contenido = PartidaNueva;
export type LineaDeContenido = Contenido['lineas'][number];
export type Cabecera = Omit<Contenido, 'lineas' | 'fechaDocumento'> & { readonly fechaDocumento: string };

export function contenidoDe(
  { fecha, fechaDocumento, tipo, agencia, concepto }: Cabecera,
  lineas: readonly LineaDeContenido[],
): Contenido {
  return {
    fecha,
    fechaDocumento: fechaDocumento === '' ? null : fechaDocumento,
    tipo,
    agencia,
    concepto: concepto.trim(),
    lineas: lineas.map(lineaNormal),
  };
}

export function contenidoGuardado(partida: PartidaCompleta): Contenido {
  return contenidoDe(cabeceraDe(partida), partida.lineas);
}

/** What only the program writes (a closing, a reversal) becomes, copied by hand, a diario. */
export function cabeceraDe({ fecha, fechaDocumento, tipo, agencia, concepto }: PartidaCompleta): Cabecera {
  return {
    fecha,
    fechaDocumento: fechaDocumento ?? '',
    tipo: tiposManuales.find((manual) => manual === tipo) ?? 'diario',
    agencia,
    concepto,
  };
}

/** Two contents with the same text are the same. */
export const textoDe = (contenido: Contenido): string => JSON.stringify(contenido);

/** A date or a type alone is nobody's work yet. */
export const estaVacio = ({ concepto, lineas }: Contenido): boolean => concepto === '' && lineas.length === 0;

function lineaNormal({ idCuenta, debe, haber, concepto, documento }: LineaDeContenido): LineaDeContenido {
  return {
    idCuenta: idCuenta.trim(),
    debe,
    haber,
    concepto: concepto?.trim() || null,
    documento: documento?.trim() || null,
  };
}
