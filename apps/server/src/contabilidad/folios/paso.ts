// Whether each legal book has its authorised folios, and from which one it goes on.
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';
import { leerEstados } from './existencias.ts';

export const pasoDeFolios: Paso = {
  paso: 'folios',
  async ver(db) {
    const estados = await leerEstados(db);
    const conFolios = estados.filter(({ siguiente }) => siguiente !== null);
    const falta = estados
      .filter(({ siguiente }) => siguiente === null)
      .map(({ libro }) => `${nombresDeLibro[libro]}: registre sus folios autorizados.`);
    const resumen = conFolios
      .map(({ libro, siguiente }) => `${nombresDeLibro[libro]}: sigue el folio ${siguiente ?? ''}`)
      .join('; ');
    if (conFolios.length === 0) return { estado: 'pendiente', resumen: '', falta };
    return { estado: falta.length === 0 ? 'hecho' : 'en-curso', resumen, falta };
  },
};
