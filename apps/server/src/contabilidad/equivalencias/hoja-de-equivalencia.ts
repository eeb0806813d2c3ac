// An equivalence as a sheet: taken out with the name of each of our accounts beside it, and brought back by the first two columns.
import {
  CUENTAS_POR_EQUIVALENCIA_MAX,
  type CuentaDicha,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { CamposDeHoja } from '@cuadra/contract/hojas/mapeo';
import { abrirBusquedaDeCuentas } from '@cuadra/core/cuenta-escrita';
import { ANTES_MAX } from '@cuadra/core/equivalencia';
import { esUnRenglon } from '@cuadra/core/texto';
import { celdasDeHoja } from '#hojas/celdas-de-hoja.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { leerCuentasDichas } from './queries.ts';

export const FILAS_MAX = CUENTAS_POR_EQUIVALENCIA_MAX + 1;

export async function hojaDeEquivalencia(db: Database, id: string): Promise<Hoja> {
  const cuentas = await leerCuentasDichas(db, id);
  return {
    nombre: 'Equivalencia',
    columnas: [
      { titulo: 'antes', ancho: 40, tipo: 'texto' },
      { titulo: 'cuenta', ancho: 14, tipo: 'texto' },
      { titulo: 'nombre', ancho: 40, tipo: 'texto' },
    ],
    filas: cuentas.map(({ antes, idCuenta, nombreCuenta }) => [antes, idCuenta, nombreCuenta]),
  };
}

const campos: CamposDeHoja<'antes' | 'cuenta'> = {
  clase: 'equivalencia',
  necesarios: ['antes', 'cuenta'],
  opcionales: [],
  fijables: [],
};

/** Our accounts by their code or by their name; whatever is wrong, with its line. */
export async function leerHojaDeEquivalencia(
  db: Database,
  [encabezado, ...filas]: readonly FilaLeida[],
): Promise<CuentaDicha[]> {
  const { celda } = celdasDeHoja(encabezado, campos, undefined);
  const buscar = abrirBusquedaDeCuentas(
    await db.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta', 'tipoCuenta']).execute(),
  );
  const dichas = filas.map((fila) => {
    const antes = celda(fila, 'antes');
    const hallada = buscar(celda(fila, 'cuenta'));
    const error = errorDe(antes) ?? ('mensaje' in hallada ? { campo: 'cuenta', ...hallada } : undefined);
    return { linea: fila.linea, antes, idCuenta: 'idCuenta' in hallada ? hallada.idCuenta : null, error };
  });
  const errores = dichas.flatMap(({ linea, error }) => (error === undefined ? [] : [{ linea, ...error }]));
  if (errores.length > 0)
    throw new ProblemaError('IMPORTACION_CON_ERRORES', {
      detalle: 'La hoja tiene filas por corregir; no se guardó ninguna.',
      errores: errores.slice(0, ERRORES_MAX),
    });
  return dichas.map(({ antes, idCuenta }) => ({ antes, idCuenta }));
}

const ERRORES_MAX = 1_000;

function errorDe(antes: string) {
  if (antes !== '' && antes.length <= ANTES_MAX && esUnRenglon(antes)) return undefined;
  const mensaje = `Escriba cómo se llamaba la cuenta, en una línea de hasta ${ANTES_MAX} letras.`;
  return { campo: 'antes', codigo: 'PETICION_INVALIDA', mensaje };
}
