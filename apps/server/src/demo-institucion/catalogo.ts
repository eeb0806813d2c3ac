// The chart of the demo institution: the standard one. Its control accounts (drawers, loans, savings, contributions) take no lines by
// hand: only the system writes in them, so that they always equal what they control.
import { escribirEtiquetas } from '@cuadra/core/etiquetas';
import { leerCatalogoEstandar } from '#contabilidad/catalogo/estandar/leer-catalogo-estandar.ts';
import { decirQueRechazan } from '#contabilidad/catalogo/estandar/que-rechazan.ts';
import { importarCatalogo } from '#contabilidad/catalogo/importar-catalogo.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { cargarCuentasDeImpuestos, cuentasDeImpuestosDemo } from './cuentas-de-impuestos.ts';
import { cargarCuentasPuente, cuentasPuenteDemo } from './cuentas-puente.ts';
import { cargarIndicadores } from './indicadores.ts';

export const cuentasDeControl: ReadonlySet<string> = new Set([
  '1011010102',
  '1031010101',
  '1031010102',
  '1031010103',
  '1031010104',
  '10310102',
  '10310201',
  '10310202',
  '3011020101',
  '3011020102',
  '3011020103',
  '30110202',
  '30110301',
  '30110302',
  '501101',
]);

/** What the contadores look at together and the codes keep apart. On an account of mayor, for all that is under it. */
const etiquetasDemo: Readonly<Record<string, readonly string[]>> = {
  'Activo fijo': ['109', '202109', '706109'],
  Cartera: ['103', '104103', '201103'],
  'Cartera en mora': ['10310102', '103102'],
  'Depósitos de asociados': ['301', '304101'],
  Disponibilidades: ['101', '102103'],
  'Gastos de personal': ['706102'],
  Impuestos: ['105102', '30510101', '706103'],
  'Margen financiero': ['601', '701'],
};

const etiquetasDe = (idCuenta: string): string =>
  escribirEtiquetas(Object.keys(etiquetasDemo).filter((nombre) => etiquetasDemo[nombre]?.includes(idCuenta)));

export async function cargarCatalogoDemo(tx: Tx): Promise<void> {
  await importarCatalogo(tx, await leerCatalogoDemo(), { ensayo: false });
  await decirQueRechazan(tx);
  await cargarCuentasPuente(tx, cuentasPuenteDemo);
  await cargarCuentasDeImpuestos(tx, cuentasDeImpuestosDemo);
  await cargarIndicadores(tx);
}

export async function leerCatalogoDemo() {
  const filas = await leerCatalogoEstandar();
  return filas.map((fila) => ({
    ...fila,
    estado: cuentasDeControl.has(fila.idCuenta) ? 'solo_sistema' : fila.estado,
    etiquetas: etiquetasDe(fila.idCuenta),
  }));
}
