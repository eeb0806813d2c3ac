// What may be wrong with the texts of a row of the chart: its name and its tags.
import { NOMBRE_DE_CUENTA_MAX } from './catalogo.ts';
import type { Regla } from './catalogo-importacion.ts';
import { ETIQUETA_MAX, ETIQUETAS_POR_CUENTA_MAX, leerEtiquetas } from './etiquetas.ts';
import { esUnRenglon } from './texto.ts';

export const nombreValido: Regla = ({ nombreCuenta }) => {
  const campo = 'nombreCuenta';
  if (nombreCuenta === '')
    return { campo, codigo: 'NOMBRE_VACIO', mensaje: 'Escriba el nombre de la cuenta.' };
  if (!esUnRenglon(nombreCuenta)) {
    return {
      campo,
      codigo: 'NOMBRE_INVALIDO',
      mensaje: 'El nombre va en una sola línea. Revise las comillas.',
    };
  }
  if (nombreCuenta.length <= NOMBRE_DE_CUENTA_MAX) return undefined;
  const mensaje = `El nombre tiene ${nombreCuenta.length} caracteres; el máximo es ${NOMBRE_DE_CUENTA_MAX}.`;
  return { campo, codigo: 'NOMBRE_LARGO', mensaje };
};

export const etiquetasValidas: Regla = ({ etiquetas = '' }) => {
  const campo = 'etiquetas';
  const leidas = leerEtiquetas(etiquetas);
  if (leidas.length > ETIQUETAS_POR_CUENTA_MAX) {
    const mensaje = `Son ${leidas.length} etiquetas; una cuenta lleva hasta ${ETIQUETAS_POR_CUENTA_MAX}.`;
    return { campo, codigo: 'DEMASIADAS_ETIQUETAS', mensaje };
  }
  const larga = leidas.find((nombre) => nombre.length > ETIQUETA_MAX);
  if (larga !== undefined) {
    const mensaje = `«${larga}» tiene ${larga.length} caracteres; el máximo es ${ETIQUETA_MAX}. Sepárelas con punto y coma.`;
    return { campo, codigo: 'ETIQUETA_INVALIDA', mensaje };
  }
  if (leidas.every(esUnRenglon)) return undefined;
  return { campo, codigo: 'ETIQUETA_INVALIDA', mensaje: 'Las etiquetas van en una sola línea.' };
};
