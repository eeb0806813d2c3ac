// The chart of the demo institution. Its control accounts (drawers, loans, savings, contributions) take no lines by
// hand: only the system writes in them, so that they always equal what they control.
import { readFile } from 'node:fs/promises';
import { CSV } from '@cuadra/contract/contabilidad/catalogo';
import { importarCatalogo } from '../contabilidad/catalogo/importar-catalogo.ts';
import { leerArchivo } from '../contabilidad/catalogo/leer-archivo.ts';
import { cargarCuentasPuente, cuentasPuenteDemo } from '../contabilidad/periodos/cuentas-puente-demo.ts';
import type { Tx } from '../platform/database/write.ts';

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

export async function cargarCatalogoDemo(tx: Tx): Promise<void> {
  await importarCatalogo(tx, await leerCatalogoDemo(), { ensayo: false });
  await cargarCuentasPuente(tx, cuentasPuenteDemo);
}

export async function leerCatalogoDemo() {
  const bytes = await readFile(new URL('./catalogo.csv', import.meta.url));
  const filas = await leerArchivo({ mediaType: CSV, bytes });
  return filas.map((fila) =>
    cuentasDeControl.has(fila.idCuenta) ? { ...fila, estado: 'solo_sistema' } : fila,
  );
}
