// Opens a session: a row with a life of its own that the token points to.
import type { SesionAbierta } from '@cuadra/contract/acceso/sesion';
import type { LimitesDeSesiones } from '../../platform/config.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { type CredencialComprobada, comprobarCredenciales } from '../credenciales/comprobar-credenciales.ts';
import { entregarToken } from './entregar-token.ts';
import { inactivaDesde } from './prolongar-sesion.ts';

export async function iniciarSesion(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'config'>,
  contexto: Contexto,
  credenciales: { email: string; password: string },
): Promise<SesionAbierta> {
  const credencial = await comprobarCredenciales(plataforma, contexto, credenciales);
  const sesion = await escribir(plataforma.db, contexto, 'sesion:iniciar', (tx) =>
    abrirSesion(tx, contexto, plataforma.config.sesion, credencial),
  );
  return entregarToken(plataforma, contexto, sesion);
}

interface SesionNueva {
  readonly usuario: string;
  readonly sesion: string;
  readonly venceEn: Temporal.Instant;
}

async function abrirSesion(
  tx: Tx,
  { ahora, direccion, navegador }: Contexto,
  limites: LimitesDeSesiones,
  { id, contrasena }: CredencialComprobada,
): Promise<SesionNueva> {
  // The row is locked and looked at again: the person may have been disabled, or the password changed, while it was
  // being compared.
  const sigueIgual = await tx
    .updateTable('usuario')
    .set({ ultimoIngreso: ahora.toString() })
    .where('id', '=', id)
    .where('activo', '=', true)
    .where('contrasena', '=', contrasena)
    .returning('id')
    .executeTakeFirst();
  if (sigueIgual === undefined) throw new ProblemaError('CREDENCIALES_INVALIDAS');
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { usuario: id, sesion, venceEn };
}
