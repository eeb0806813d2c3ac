// The books of a database, verified as `npm run verificar` does, whole or from the last head; what was signed stands witness.
import type { Informe } from '@cuadra/contract/contabilidad/verificacion';
import { auxiliares, testigoDe } from '../apps/server/src/composicion.ts';
import { verificar } from '../apps/server/src/contabilidad/verificacion/verificar.ts';
import { leerConfig } from '../apps/server/src/platform/config.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';

export async function verificarLibros(url: string, carpetaDatos: string, completa = true): Promise<Informe> {
  const db = abrirDatabase(abrirPool(url));
  try {
    const testigo = testigoDe(leerConfig({ DATA_DIR: carpetaDatos }));
    return await verificar(db, { auxiliares, testigo, completa });
  } finally {
    await db.destroy();
  }
}
