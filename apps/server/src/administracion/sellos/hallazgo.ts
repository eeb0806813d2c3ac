import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';

const enteros = new Intl.NumberFormat('es-GT');

export const conMiles = (n: number | string): string => enteros.format(BigInt(n));

/** About no partida in particular. */
export const hallazgoDe = (regla: 'sello' | 'bitacora' | 'esquema', mensaje: string): Hallazgo => ({
  regla,
  ejercicio: null,
  numero: null,
  idPartida: null,
  mensaje,
});
