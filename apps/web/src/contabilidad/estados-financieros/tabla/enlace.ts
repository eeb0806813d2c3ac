// Where a figure leads: to the movements of its account, in its range and agencia. A figure that is not of one account
// leads nowhere; its parts do.
import type { ColumnaDeEstado, FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { queryString } from '@cuadra/contract/endpoint';

const MOVIMIENTOS = '/contabilidad/movimientos-cuentas';

export function enlaceDe(
  fila: Pick<FilaDeEstado, 'enlace'>,
  columna: Pick<ColumnaDeEstado, 'enlace'>,
  agenciaElegida: string | undefined,
): string | undefined {
  if (fila.enlace === null || columna.enlace === null) return undefined;
  const { cuenta, desde, hasta, agencia = agenciaElegida } = { ...columna.enlace, ...fila.enlace };
  if (cuenta === undefined || desde === undefined || hasta === undefined) return undefined;
  return MOVIMIENTOS + queryString({ cuenta, desde, hasta, agencia });
}
