// Renames a tag in every account that carries it. Those accounts get another version: whoever is editing one of them
// learns of it, and does not bring the old name back by saving.

import type {
  renombrarEtiqueta as contrato,
  Etiqueta,
} from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { avisar, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { listarEtiquetas } from './listar-etiquetas.ts';
import { reservarCatalogo } from './queries.ts';

export async function renombrarEtiqueta(
  tx: Tx,
  actual: string,
  { nombreEtiqueta, version }: BodyOf<typeof contrato>,
): Promise<Etiqueta> {
  const { nombreEtiqueta: suyo } = await tomarEtiqueta(tx, actual, version);
  await adelantarVersiones(tx, suyo);
  await tx
    .updateTable('etiqueta')
    .set({ nombreEtiqueta, version: version + 1 })
    .where('nombreEtiqueta', '=', suyo)
    .execute()
    .catch((error: unknown) => {
      const yaExiste = ['etiqueta_nombre', 'etiqueta_pkey'].includes(restriccionRota(error) ?? '');
      throw yaExiste ? problemaDeCampo('ETIQUETA_YA_EXISTE', 'nombreEtiqueta') : error;
    });
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
  return exigirEtiqueta(tx, nombreEtiqueta);
}

/** The tag, however its name is written, if it is still the one the person was looking at. */
export async function tomarEtiqueta(tx: Tx, nombre: string, version: number): Promise<Etiqueta> {
  await reservarCatalogo(tx);
  const etiqueta = await exigirEtiqueta(tx, nombre);
  if (etiqueta.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  return etiqueta;
}

async function exigirEtiqueta(tx: Tx, nombre: string): Promise<Etiqueta> {
  const [etiqueta] = await listarEtiquetas(tx, nombre);
  if (etiqueta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return etiqueta;
}

/** The accounts that carry it have changed. */
export async function adelantarVersiones(tx: Tx, nombre: string): Promise<void> {
  await sql`
    update cuenta set version = version + 1
    where id_cuenta in (select id_cuenta from cuenta_etiqueta where nombre_etiqueta = ${nombre})`.execute(tx);
}
