// The books of a database, verified as `npm run verificar` does.
import type { Informe } from '@cuadra/contract/contabilidad/verificacion';
import { auxiliares } from '../apps/server/src/composicion.ts';
import { verificar } from '../apps/server/src/contabilidad/verificacion/verificar.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';

export async function verificarLibros(url: string): Promise<Informe> {
  const db = abrirDatabase(abrirPool(url));
  try {
    return await verificar(db, { auxiliares });
  } finally {
    await db.destroy();
  }
}
