// After the server's secret changed: what the telephones make codes with is encrypted anew, so that it does not depend on the
// secret before any more. Recovery codes are only digests and cannot be: whoever has some of before is told to make others.

import { type Contexto, contextoDelSistema } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { escribir } from '../../platform/database/escribir.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { cifrar, descifrar } from './cifrado.ts';

type Base = Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior' | 'reloj'>;

/** `avisar` is told once who has recovery codes of before. */
export async function recifrarSegundoFactor(
  { db, secreto, secretoAnterior: anterior, reloj }: Base,
  avisar: (tx: Tx, contexto: Contexto, usuarios: readonly string[]) => Promise<void>,
): Promise<void> {
  if (anterior === undefined) return;
  const contexto = contextoDelSistema(reloj.ahora(), 'llaves');
  await escribir(db, contexto, 'llaves:cambiar', async (tx) => {
    const filas = await tx.selectFrom('totp').select(['id', 'usuario', 'secreto']).forUpdate().execute();
    let recifrados = 0;
    for (const { id, usuario, secreto: guardado } of filas) {
      const claro = descifrar(anterior.secreto, usuario, guardado);
      if (claro === undefined) continue;
      recifrados += 1;
      const nuevo = cifrar(secreto, usuario, claro);
      await tx.updateTable('totp').set({ secreto: nuevo }).where('id', '=', id).execute();
    }
    // What was encrypted anew is the sign that this is the first start after the change: nobody is told twice.
    if (recifrados === 0) return;
    const conCodigos = await tx
      .selectFrom('recuperacion')
      .select('usuario')
      .where('creadosEn', '<', anterior.cambiadoEn.toString())
      .where('quedan', '>', 0)
      .execute();
    await avisar(
      tx,
      contexto,
      conCodigos.map(({ usuario }) => usuario),
    );
  });
}
