// The one way an invitation comes to exist. It takes the place of the former one of that person, which stops working.
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';

export interface InvitacionNueva {
  readonly usuario: string;
  readonly via: Tables['invitacion']['via'];
  readonly huella: string;
  readonly dura: Temporal.DurationLike;
  readonly exenta?: boolean;
}

/** Until when it works. Whoever calls holds the row of the person, so that two at once do not leave two. */
export async function crearInvitacion(
  tx: Tx,
  { ahora, actor }: Contexto,
  { usuario, via, huella, dura, exenta = false }: InvitacionNueva,
): Promise<Temporal.Instant> {
  await tx
    .updateTable('invitacion')
    .set({ anulada: true })
    .where('usuario', '=', usuario)
    .where('usadaEn', 'is', null)
    .where('anulada', '=', false)
    .execute();
  const venceEn = ahora.add(dura);
  await tx
    .insertInto('invitacion')
    .values({
      usuario,
      via,
      huella,
      creadaEn: ahora.toString(),
      creadaPor: actor?.id ?? null,
      venceEn: venceEn.toString(),
      exenta,
    })
    .execute();
  await avisar(tx, { permiso: 'invitaciones:confirmar' }, { tipo: 'invitaciones-cambio' });
  return venceEn;
}
