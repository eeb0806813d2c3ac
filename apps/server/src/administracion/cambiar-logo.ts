// The image at the head of the documents. What a document could not draw is refused here; what was printed with another
// one does not change, and its bytes stay.
import { hash } from 'node:crypto';
import { LOGO_BYTES_MAX, LOGO_LADO_MAX } from '@cuadra/contract/administracion/institucion';
import type { Tx } from '#platform/database/escribir.ts';
import { medirImagen } from '#platform/files/medir-imagen.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function cambiarLogo(tx: Tx, bytes: Uint8Array): Promise<void> {
  const imagen = medirImagen(bytes, { ladoMax: LOGO_LADO_MAX });
  if (imagen === undefined || bytes.length > LOGO_BYTES_MAX) throw new ProblemaError('LOGO_NO_ADMITIDO');
  const huella = hash('sha256', bytes);
  await tx
    .insertInto('archivo')
    .values({
      huella,
      tipo: imagen.tipo,
      contenido: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })
    .onConflict((conflicto) => conflicto.doNothing())
    .execute();
  const { numUpdatedRows } = await tx.updateTable('institucion').set({ logo: huella }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ProblemaError('INSTITUCION_SIN_NOMBRE');
}

export async function quitarLogo(tx: Tx): Promise<void> {
  await tx.updateTable('institucion').set({ logo: null }).where('logo', 'is not', null).execute();
}
