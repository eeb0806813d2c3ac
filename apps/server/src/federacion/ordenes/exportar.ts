// Everything that one institution has, in one file.
import { resolve } from 'node:path';
import { exportarEnTerminal } from '#administracion/exportacion/exportar-en-terminal.ts';
import { conCredenciales, credencialesDe } from '#platform/database/direccion.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import type { Reloj } from '#platform/reloj.ts';
import type { Institucion } from '../directorio/directorio.ts';

export async function exportar(
  { databaseUrl, databaseDirectUrl }: Institucion,
  archivo: string,
  reloj: Reloj,
): Promise<string> {
  // Past a pooler, whose sessions are not one's own.
  const directa = databaseDirectUrl && conCredenciales(databaseDirectUrl, credencialesDe(databaseUrl));
  const pool = abrirPool(directa ?? databaseUrl);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    return await exportarEnTerminal(db, reloj, resolve(archivo));
  } finally {
    await db.destroy();
  }
}
