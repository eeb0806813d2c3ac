// An avatar arrives as a data URL. Its first bytes must be those of the image it says to be: what a browser is going to
// show to other people is never taken on its word, and SVG (which may carry script) is not an image here. It is kept
// apart from the person, whose row has only the address where it is served.
import { randomUUID } from 'node:crypto';
import { AVATAR_BYTES_MAX, verAvatar as endpoint } from '@cuadra/contract/acceso/sesion';
import { fillPath } from '@cuadra/contract/endpoint';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface Avatar {
  readonly tipo: string;
  readonly contenido: Buffer;
}

const FIRMAS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) =>
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Refuses in its field what is not an image, or weighs too much. */
export function leerAvatar(dataUrl: string): Avatar {
  const [, tipo = '', texto = ''] =
    /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const contenido = Buffer.from(texto, 'base64');
  if (!FIRMAS[tipo]?.(contenido)) throw enSuCampo('Use una imagen PNG, JPEG o WebP.');
  if (contenido.length > AVATAR_BYTES_MAX) throw enSuCampo('La imagen pesa más de 1 MB.');
  return { tipo, contenido };
}

/** Puts it in the place of the one there was, or (null) only takes that away. Says where it will be served. */
export async function guardarAvatar(tx: Tx, usuario: string, avatar: Avatar | null): Promise<string | null> {
  if (avatar === null) {
    await tx.deleteFrom('avatar').where('usuario', '=', usuario).execute();
    return null;
  }
  const nuevo = { id: randomUUID(), ...avatar };
  await tx
    .insertInto('avatar')
    .values({ usuario, ...nuevo })
    .onConflict((conflicto) => conflicto.column('usuario').doUpdateSet(nuevo))
    .execute();
  return fillPath(endpoint.path, { id: nuevo.id });
}

export async function verAvatar(db: Database, id: string): Promise<Avatar> {
  const avatar = await db
    .selectFrom('avatar')
    .select(['tipo', 'contenido'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (avatar === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return avatar;
}

function enSuCampo(mensaje: string): ProblemaError {
  return new ProblemaError('PETICION_INVALIDA', {
    errores: [{ campo: 'user.avatar', codigo: 'PETICION_INVALIDA', mensaje }],
  });
}
