// The key of an envelope is short, so it is tried a few times only: at the fifth error the envelope is over. Whoever gets
// here has its code, so nobody can end somebody else's from outside.
import { timingSafeEqual } from 'node:crypto';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import type { InvitacionVigente } from './queries.ts';
import { huellaDeClave } from './secretos.ts';

const INTENTOS_MAX = 5;

/** Throws INVITACION_POR_CONFIRMAR, CLAVE_INCORRECTA or, if others spent the attempts meanwhile, SOBRE_NO_SIRVE. */
export async function probarClave(
  { db, secreto, secretoAnterior }: Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior'>,
  contexto: Contexto,
  { id, exenta, huellaDeEntrega }: InvitacionVigente,
  clave: string,
): Promise<void> {
  if (exenta) return;
  if (huellaDeEntrega === null) throw new ProblemaError('INVITACION_POR_CONFIRMAR');
  // An envelope that was confirmed before the server's secret changed still serves.
  const acerto = [secreto, secretoAnterior?.secreto].some(
    (uno) => uno !== undefined && sonIguales(huellaDeEntrega, huellaDeClave(uno, id, clave)),
  );
  const intentos = await escribir(db, contexto, 'invitaciones:probar-clave', async (tx) => {
    const fila = await tx
      .selectFrom('invitacion')
      .select('intentos')
      .where('id', '=', id)
      .where('usadaEn', 'is', null)
      .where('anulada', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (fila === undefined || acerto) return fila?.intentos;
    const contados = fila.intentos + 1;
    await tx
      .updateTable('invitacion')
      .set({ intentos: contados, anulada: contados >= INTENTOS_MAX })
      .where('id', '=', id)
      .execute();
    await avisar(tx, { permiso: 'invitaciones:confirmar' }, { tipo: 'invitaciones-cambio' });
    return contados;
  });
  if (intentos === undefined) throw problemaDeCampo('SOBRE_NO_SIRVE', 'token');
  if (!acerto) throw problemaDeCampo('CLAVE_INCORRECTA', 'sobre.clave');
}

const sonIguales = (una: string, otra: string) => timingSafeEqual(Buffer.from(una), Buffer.from(otra));
