// The second person says whom they saw receive the envelope and how they knew them. What they get is the key that makes
// its code work: said once, to be told to that person and to nobody else.
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { huellaDeClave, nuevaClave } from './secretos.ts';
import { tomarSobre } from './tomar-sobre.ts';

export async function confirmarSobre(
  tx: Tx,
  contexto: ContextoConActor,
  secreto: string,
  id: string,
  identificacion: string,
): Promise<string> {
  const { ahora, actor } = contexto;
  const { usuario, creadaPor, exenta, confirmadaEn } = await tomarSobre(tx, id, ahora);
  if (actor.id === creadaPor || actor.id === usuario) throw new ProblemaError('CONFIRMACION_PROPIA');
  if (exenta || confirmadaEn !== null) throw new ProblemaError('INVITACION_TERMINADA');
  const clave = nuevaClave();
  await tx
    .updateTable('invitacion')
    .set({
      confirmadaEn: ahora.toString(),
      confirmadaPor: actor.id,
      identificacion,
      huellaDeEntrega: huellaDeClave(secreto, id, clave),
    })
    .where('id', '=', id)
    .execute();
  await avisar(tx, { permiso: 'invitaciones:confirmar' }, { tipo: 'invitaciones-cambio' });
  return clave;
}
