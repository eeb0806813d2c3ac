// The application of codes: a secret that the telephone reads once, and that counts when a code of it has come back. The one
// there was serves until then.
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { cifrar, descifrarConAlguno } from './cifrado.ts';
import { paraElTelefono, pasoDe, secretoNuevo } from './codigos-temporales.ts';
import { completarAlta } from './completar-alta.ts';
import { comprobarCodigo } from './comprobar-segundo-factor.ts';
import type { Mensajeros } from './contar-cambio.ts';

const POR_CONFIRMAR_MINUTOS = 30;

export async function prepararTotp(
  { db, secreto }: Pick<Plataforma, 'db' | 'secreto'>,
  contexto: ContextoConActor,
): Promise<{ secreto: string; uri: string }> {
  const { actor, ahora } = contexto;
  const nuevo = secretoNuevo();
  await escribir(db, contexto, 'totp:preparar', async (tx) => {
    // One at a time for each person: of two at once, the second takes the place of the first.
    await tx.selectFrom('usuario').select('id').where('id', '=', actor.id).forUpdate().execute();
    await porConfirmar(tx, actor.id).execute();
    await tx
      .insertInto('totp')
      .values({
        usuario: actor.id,
        secreto: cifrar(secreto, actor.id, nuevo),
        creadoEn: ahora.toString(),
        confirmadoEn: null,
        ultimoPaso: null,
      })
      .execute();
  });
  return paraElTelefono(nuevo, actor.correo);
}

/** The recovery codes, if this is the person's first factor. */
export async function confirmarTotp(
  base: Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior'> & Mensajeros,
  contexto: ContextoConActor,
  codigo: string,
): Promise<string[] | null> {
  const { db } = base;
  const { actor, ahora } = contexto;
  const fila = await db
    .selectFrom('totp')
    .select(['id', 'secreto'])
    .where('usuario', '=', actor.id)
    .where('confirmadoEn', 'is', null)
    .where('creadoEn', '>', ahora.subtract({ minutes: POR_CONFIRMAR_MINUTOS }).toString())
    .executeTakeFirst();
  const suyo = fila && descifrarConAlguno(base, actor.id, fila.secreto);
  if (fila === undefined || suyo === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const ultimoPaso = await comprobarCodigo(base, contexto, actor.id, async () => pasoDe(suyo, codigo, ahora));
  const que = 'Se activó en su cuenta una aplicación de códigos.';
  return escribir(db, contexto, 'totp:activar', (tx) =>
    completarAlta(tx, base, contexto, que, async () => {
      await tx
        .deleteFrom('totp')
        .where('usuario', '=', actor.id)
        .where('confirmadoEn', 'is not', null)
        .execute();
      const activado = await tx
        .updateTable('totp')
        .set({ confirmadoEn: ahora.toString(), ultimoPaso })
        .where('id', '=', fila.id)
        .where('confirmadoEn', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (activado === undefined) throw new ProblemaError('NO_ENCONTRADO');
    }),
  );
}

const porConfirmar = (tx: Tx, usuario: string) =>
  tx.deleteFrom('totp').where('usuario', '=', usuario).where('confirmadoEn', 'is', null);
