// The invitation that arrives by mail: its link is in the letter and nowhere else. Somebody new has two days, who reads
// the mail when they arrive; who had a password already is waiting for it.
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ProblemaError } from '#platform/problema.ts';
import { cartaDeInvitacion, cartaDeReposicion } from '../credenciales/cartas.ts';
import { leerNombreDeInstitucion } from '../queries.ts';
import { crearInvitacion } from './crear-invitacion.ts';
import { huellaDeToken, nuevoToken } from './secretos.ts';
import { tomarInvitado } from './tomar-invitado.ts';

const DURA_LA_INVITACION: Temporal.DurationLike = { hours: 48 };
const DURA_LA_REPOSICION: Temporal.DurationLike = { minutes: 30 };

/** Refuses where the letter would not arrive, or arrive to somebody else. */
export async function invitarPorCorreo(
  tx: Tx,
  contexto: Contexto,
  cartero: Cartero,
  usuario: string,
): Promise<void> {
  if (!cartero.hayServidor) throw new ProblemaError('SIN_SERVIDOR_DE_CORREO');
  const invitado = await tomarInvitado(tx, usuario);
  if (invitado.correoSinProbar) throw new ProblemaError('CORREO_SIN_PROBAR');
  const token = nuevoToken();
  const esNuevo = !invitado.tieneContrasena;
  await crearInvitacion(tx, contexto, {
    usuario,
    via: 'correo',
    huella: huellaDeToken(token),
    dura: esNuevo ? DURA_LA_INVITACION : DURA_LA_REPOSICION,
  });
  const enlace = `${contexto.origen}/reset-password#token=${token}`;
  const institucion = (await leerNombreDeInstitucion(tx)) ?? 'Cuadra';
  const carta = esNuevo
    ? cartaDeInvitacion(invitado, institucion, enlace)
    : cartaDeReposicion(invitado, enlace);
  await cartero.enviar(tx, carta);
}
