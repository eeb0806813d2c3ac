import { VISTAS_MAX, type Vista } from '@cuadra/contract/escritorio/vistas';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const columnas = ['id', 'pantalla', 'nombre', 'consulta', 'orden'] as const;

export function listarVistas(db: Database, usuario: string, pantalla: string): Promise<Vista[]> {
  return db
    .selectFrom('vista')
    .select(columnas)
    .where('usuario', '=', usuario)
    .where('pantalla', '=', pantalla)
    .orderBy('orden')
    .orderBy('id')
    .limit(VISTAS_MAX)
    .execute();
}

/** One hand at a time among a person's views, so that two tabs neither take the same place nor the last one twice. */
export async function tomarVistas(tx: Tx, usuario: string): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', usuario).forNoKeyUpdate().execute();
}

export async function tomarVista(tx: Tx, usuario: string, id: string): Promise<Vista> {
  await tomarVistas(tx, usuario);
  const vista = await tx
    .selectFrom('vista')
    .select(columnas)
    .where('usuario', '=', usuario)
    .where('id', '=', id)
    .executeTakeFirst();
  if (vista === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return vista;
}

/** PostgreSQL alone knows which names are the same. */
export function comoRechazo(error: unknown): unknown {
  if (restriccionRota(error) !== 'vista_nombre') return error;
  const mensaje = 'Ya tiene una vista con ese nombre.';
  return new ProblemaError('VISTA_YA_EXISTE', {
    errores: [{ campo: 'nombre', codigo: 'VISTA_YA_EXISTE', mensaje }],
  });
}
