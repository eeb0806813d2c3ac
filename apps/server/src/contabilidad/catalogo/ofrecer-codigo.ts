import { siguienteCodigo } from '@cuadra/core/catalogo';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { listarCodigosBajo, verCuenta } from './queries.ts';

/** The next free code under an account of mayor; a class when no account is given. */
export async function ofrecerCodigo(db: Database, idParent: string | null): Promise<string> {
  if (idParent !== null) {
    const mayor = await verCuenta(db, idParent);
    if (mayor?.tipoCuenta !== 'M') throw problemaDeCampo('CUENTA_SIN_MAYOR', 'idParent');
  }
  const codigo = siguienteCodigo(idParent, await listarCodigosBajo(db, idParent));
  if (codigo === undefined) throw new ProblemaError('SIN_CODIGO_LIBRE');
  return codigo;
}
