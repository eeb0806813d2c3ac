// Where a figure leads: to the movements of its account in its range and agencia when they are all it is made of; if not,
// to its parts, each of which does. A dash leads nowhere.
import {
  type ColumnaDeEstado,
  type FilaDeEstado,
  llevaASusMovimientos,
  type ParteDeCifra,
} from '@cuadra/contract/contabilidad/estados-financieros';
import { queryString } from '@cuadra/contract/endpoint';
import { desdeEnero } from '@cuadra/core/estados-financieros/columnas';
import { diaAnterior } from '@cuadra/core/estados-financieros/rangos';

const MOVIMIENTOS = '/contabilidad/movimientos-cuentas';

export type Destino =
  | { readonly tipo: 'movimientos'; readonly enlace: string }
  | { readonly tipo: 'partes'; readonly cifra: string };

export function destinoDe(
  fila: Pick<FilaDeEstado, 'clave' | 'enlace' | 'sinCierre' | 'valores'>,
  columna: Pick<ColumnaDeEstado, 'clave' | 'clase' | 'enlace'>,
  lugar: number,
  agenciaElegida: string | undefined,
): Destino | undefined {
  if (columna.clase !== 'monto' || !fila.valores[lugar]) return undefined;
  if (!llevaASusMovimientos(fila, columna, lugar))
    return { tipo: 'partes', cifra: `${fila.clave}@${columna.clave}` };
  return {
    tipo: 'movimientos',
    enlace: MOVIMIENTOS + queryString({ agencia: agenciaElegida, ...fila.enlace, ...columna.enlace }),
  };
}

/** What there was before a day is seen in the year that ended with it, whose last balance it is. */
export function enlaceDeParte(
  { idCuenta, que, desde, hasta, agencia, partidas }: Omit<ParteDeCifra, 'nombreCuenta'>,
  agenciaElegida: string | undefined,
): string {
  const rango = que === 'inicial' ? desdeEnero(diaAnterior(desde)) : { desde, hasta };
  return (
    MOVIMIENTOS + queryString({ cuenta: idCuenta, ...rango, agencia: agencia ?? agenciaElegida, partidas })
  );
}
