// A partida that the books take, for whoever attacks them to spoil in one place.
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { type PartidaPorContabilizar, porContabilizar } from '../partida-por-contabilizar.ts';

export const CAJA_CHICA = '1011010103';
export const OTROS_PRODUCTOS = '603102';

export function partidaBuena(cambios: Partial<PartidaPorContabilizar> = {}): PartidaPorContabilizar {
  return {
    ...porContabilizar({
      origen: cambios.origen ?? 'manual',
      tipo: 'diario',
      fecha: '2026-11-10',
      agencia: '01',
      concepto: 'Sobrante de caja',
      lineas: [alDebe(CAJA_CHICA, 5_000), alHaber(OTROS_PRODUCTOS, 5_000)],
      autor: null,
    }),
    ...cambios,
  };
}
