// A partida that the books take, for whoever attacks them to spoil in one place.
import { type PartidaPorContabilizar, porContabilizar } from '../partida-por-contabilizar.ts';

export const CAJA_CHICA = '1011010103';
export const OTROS_PRODUCTOS = '603102';

export function partidaBuena(cambios: Partial<PartidaPorContabilizar> = {}): PartidaPorContabilizar {
  return {
    ...porContabilizar({
      origen: 'manual',
      tipo: 'diario',
      fecha: '2026-11-10',
      agencia: '01',
      concepto: 'Sobrante de caja',
      lineas: [
        { idCuenta: CAJA_CHICA, debe: 5_000, haber: 0 },
        { idCuenta: OTROS_PRODUCTOS, debe: 0, haber: 5_000 },
      ],
      autor: null,
    }),
    ...cambios,
  };
}
