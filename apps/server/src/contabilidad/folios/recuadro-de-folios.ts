import type { RecuadroDe } from '#inicio/recuadro.ts';
import { leerEstados } from './existencias.ts';

/** How many sheets each legal book has left. */
export const recuadroDeFolios: RecuadroDe['folios'] = {
  id: 'folios',
  permiso: 'reportes:ver',
  leer: leerEstados,
};
