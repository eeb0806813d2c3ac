// A session is a row with a life of its own that the token points to.
import type { LimitesDeSesiones } from '#platform/config.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { tieneSegundoFactor } from '../segundo-factor/queries.ts';
import { inactivaDesde } from './prolongar-sesion.ts';

export interface QuienEntra {
  readonly id: string;
  /** The digest that what they typed was compared with; absent: they entered without typing one. */
  readonly contrasena?: string;
  /** Whether they showed a second factor. */
  readonly segundoFactor: boolean;
}

export interface SesionNueva {
  readonly usuario: string;
  readonly sesion: string;
  readonly venceEn: Temporal.Instant;
}

export async function abrirSesion(
  tx: Tx,
  { ahora, direccion, navegador }: Contexto,
  limites: LimitesDeSesiones,
  { id, contrasena, segundoFactor }: QuienEntra,
): Promise<SesionNueva> {
  // The row is locked and looked at again: the person may have been disabled, or the password changed, while it was
  // being compared.
  const sigueIgual = await tx
    .updateTable('usuario')
    .set({ ultimoIngreso: ahora.toString() })
    .where('id', '=', id)
    .where('activo', '=', true)
    .$if(contrasena !== undefined, (consulta) => consulta.where('contrasena', '=', contrasena ?? ''))
    .returning('id')
    .executeTakeFirst();
  if (sigueIgual === undefined) throw new ProblemaError('CREDENCIALES_INVALIDAS');
  // And so may a second factor have been chosen meanwhile, in another browser.
  if (!segundoFactor && (await tieneSegundoFactor(tx, id))) throw new ProblemaError('INGRESO_VENCIDO');
  // Absolute: no activity makes a session live longer.
  const venceEn = ahora.add({ hours: limites.vidaHoras });
  const { id: sesion } = await tx
    .insertInto('sesion')
    .values({
      usuario: id,
      direccion,
      navegador,
      abiertaEn: ahora.toString(),
      ultimoUso: ahora.toString(),
      inactivaEn: inactivaDesde(ahora, limites).toString(),
      venceEn: venceEn.toString(),
      autenticadaEn: ahora.toString(),
      segundoFactor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { usuario: id, sesion, venceEn };
}
