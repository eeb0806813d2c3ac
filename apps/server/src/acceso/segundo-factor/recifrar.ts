// After the server's secret changed: what the telephones make codes with is encrypted anew, so that it does not depend on the
// secret before any more. Recovery codes are only digests and cannot be: whoever has some of before is told to make others.

import { type Contexto, contextoDelSistema } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { cifrar, descifrar } from './cifrado.ts';

type Base = Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior' | 'reloj'>;

export interface ConCodigosDeAntes {
  readonly usuarios: readonly string[];
  /** When the secret changed: whoever was told since then knows. */
  readonly desde: Temporal.Instant;
}

/** At every start while the one before is kept. `avisar` is told who has recovery codes of before. */
export async function recifrarSegundoFactor(
  { db, secreto, secretoAnterior: anterior, reloj }: Base,
  avisar: (tx: Tx, contexto: Contexto, quienes: ConCodigosDeAntes) => Promise<void>,
): Promise<void> {
  if (anterior === undefined) return;
  const contexto = contextoDelSistema(reloj.ahora(), 'llaves');
  await escribir(db, contexto, 'llaves:cambiar', async (tx) => {
    const filas = await tx.selectFrom('totp').select(['id', 'usuario', 'secreto']).forUpdate().execute();
    for (const { id, usuario, secreto: guardado } of filas) {
      const claro = descifrar(anterior.secreto, usuario, guardado);
      if (claro === undefined) continue;
      const nuevo = cifrar(secreto, usuario, claro);
      await tx.updateTable('totp').set({ secreto: nuevo }).where('id', '=', id).execute();
    }
    const conCodigos = await tx
      .selectFrom('recuperacion')
      .select('usuario')
      .where('creadosEn', '<', anterior.cambiadoEn.toString())
      .where('quedan', '>', 0)
      .execute();
    const usuarios = conCodigos.map(({ usuario }) => usuario);
    await avisar(tx, contexto, { usuarios, desde: anterior.cambiadoEn });
  });
}
