// A link that lets its holder choose a password, once and for a short time. Only its digest is stored: reading the
// database does not give anybody a link. The secret travels in the fragment, which browsers never send, so it
// reaches no log on the way.
import { createHash, randomBytes } from 'node:crypto';
import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';

export interface Enlace {
  readonly enlace: string;
  readonly venceEn: Temporal.Instant;
}

const BYTES_AL_AZAR = 32;

/** Someone who asked for it is at the mailbox now; someone invited reads the mail when they arrive. */
const VIGENCIA = {
  reposicion: { minutes: 30 },
  invitacion: { hours: 48 },
} as const satisfies Record<string, Temporal.DurationLike>;

export async function crearEnlace(
  tx: Tx,
  { ahora, origen }: Contexto,
  usuario: string,
  clase: keyof typeof VIGENCIA,
): Promise<Enlace> {
  const token = randomBytes(BYTES_AL_AZAR).toString('base64url');
  const venceEn = ahora.add(VIGENCIA[clase]);
  await tx
    .insertInto('enlaceContrasena')
    .values({
      huella: huellaDeEnlace(token),
      usuario,
      creadoEn: ahora.toString(),
      venceEn: venceEn.toString(),
      usadoEn: null,
    })
    .execute();
  return { enlace: `${origen}/reset-password#token=${token}`, venceEn };
}

export const huellaDeEnlace = (token: string): string => createHash('sha256').update(token).digest('hex');
