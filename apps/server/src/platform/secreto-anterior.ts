// The secret of the server may be changed while people work. What the one before signed serves until every session that it
// could have opened is over, counted from when the new one was first seen and not from what anybody says; what it encrypted
// is read for as long as it is kept.
import { hkdfSync } from 'node:crypto';
import type { LimitesDeSesiones } from './config.ts';
import { contextoDelSistema } from './contexto.ts';
import { escribir } from './database/escribir.ts';
import type { Database } from './database/pool.ts';

export interface SecretoAnterior {
  readonly secreto: string;
  /** When the one of now began to sign. */
  readonly cambiadoEn: Temporal.Instant;
  /** From then on no token of it serves. */
  readonly tokensHasta: Temporal.Instant;
}

export interface Secretos {
  readonly secreto: string;
  readonly anterior: string | undefined;
  readonly limites: LimitesDeSesiones;
}

/** Notes the one of now, the first time that it is seen. Undefined: there is no other that still counts. */
export async function recordarSecreto(
  db: Database,
  { secreto, anterior, limites }: Secretos,
  ahora: Temporal.Instant,
): Promise<SecretoAnterior | undefined> {
  const huella = huellaDe(secreto);
  const buscar = () =>
    db.selectFrom('secretoDeSesion').select('desde').where('huella', '=', huella).executeTakeFirst();
  if ((await buscar()) === undefined) {
    await escribir(db, contextoDelSistema(ahora, 'llaves'), 'llaves:cambiar', (tx) =>
      tx
        .insertInto('secretoDeSesion')
        .values({ huella, desde: ahora.toString() })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute(),
    );
  }
  const fila = await buscar();
  if (fila === undefined || anterior === undefined || anterior === secreto) return undefined;
  const cambiadoEn = Temporal.Instant.from(fila.desde);
  return { secreto: anterior, cambiadoEn, tokensHasta: cambiadoEn.add({ hours: limites.vidaHoras }) };
}

const huellaDe = (secreto: string): string =>
  Buffer.from(hkdfSync('sha256', secreto, 'cuadra', 'huella del secreto', 32)).toString('hex');
