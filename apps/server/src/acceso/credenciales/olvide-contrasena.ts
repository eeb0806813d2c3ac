import type { Contexto } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { AvisosDeInvitaciones } from '../invitaciones/avisos-de-invitaciones.ts';
import { invitarPorCorreo } from '../invitaciones/invitar-por-correo.ts';
import { buscarCredencial } from '../queries.ts';
import { permitirCarta } from './permitir-carta.ts';
import { tardarLoMismo } from './tardar-lo-mismo.ts';

/**
 * Writes to the person if they exist; whoever asked cannot tell. Where no letter may go, the administrators are told
 * that the person waits for an envelope.
 */
export async function olvideContrasena(
  { db, cartero, reloj }: Pick<Plataforma, 'db' | 'cartero' | 'reloj'>,
  avisos: AvisosDeInvitaciones,
  contexto: Contexto,
  correo: string,
): Promise<void> {
  await tardarLoMismo(
    reloj,
    escribir(db, contexto, 'contrasena:olvidar', (tx) => atender(tx, contexto, { cartero, avisos }, correo)),
  );
}

async function atender(
  tx: Tx,
  contexto: Contexto,
  { cartero, avisos }: { readonly cartero: Cartero; readonly avisos: AvisosDeInvitaciones },
  correo: string,
): Promise<void> {
  const persona = await buscarCredencial(tx, correo);
  if (persona === undefined || !(await permitirCarta(tx, contexto, correo))) return;
  try {
    await invitarPorCorreo(tx, contexto, cartero, persona.id);
  } catch (error) {
    // Refused before anything was written: there is no mail server, or the address is not known to be theirs.
    if (!(error instanceof ProblemaError)) throw error;
    await avisos.alPedirSobre(tx, contexto, persona);
  }
}
