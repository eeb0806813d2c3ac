// The invitation is spent, the password set and every session closed in one transaction, so that it cannot be used twice
// even by two requests at the same instant. Its owner and the administrators are told.
import type { Contexto } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import type { AvisosDeInvitaciones } from '../invitaciones/avisos-de-invitaciones.ts';
import { probarClave } from '../invitaciones/probar-clave.ts';
import { buscarInvitacionVigente, type InvitacionVigente } from '../invitaciones/queries.ts';
import { huellaDeCodigo, huellaDeToken } from '../invitaciones/secretos.ts';
import { leerNombreDeInstitucion } from '../queries.ts';
import { cerrarSesiones } from '../sesiones/cerrar-sesiones.ts';
import { cartaDeContrasenaPuesta } from './cartas.ts';
import { cifrarContrasena } from './contrasena.ts';
import { exigirContrasenaFuerte } from './exigir-contrasena-fuerte.ts';
import { contadorDeCuenta, olvidarFallos } from './intentos.ts';

export interface Restablecimiento {
  readonly token: string;
  /** The token is the code of an envelope. */
  readonly sobre?: { readonly email: string; readonly clave?: string | undefined } | undefined;
  readonly password: string;
}

export async function restablecerContrasena(
  plataforma: Pick<Plataforma, 'db' | 'cartero' | 'secreto' | 'secretoAnterior'>,
  avisos: AvisosDeInvitaciones,
  contexto: Contexto,
  pedido: Restablecimiento,
): Promise<void> {
  const { db, cartero } = plataforma;
  const invitacion = await leerInvitacion(plataforma, contexto, pedido);
  const institucion = await leerNombreDeInstitucion(db);
  exigirContrasenaFuerte(pedido.password, { ...invitacion, institucion }, 'password');
  const contrasena = await cifrarContrasena(pedido.password);
  await escribir(db, contexto, 'contrasena:restablecer', async (tx) => {
    await gastar(tx, contexto, invitacion);
    const { usuario: id, nombre, correo } = invitacion;
    // Whoever holds the envelope said that this is their address; the letter arrived at it.
    await tx
      .updateTable('usuario')
      .set({ contrasena, correoSinProbar: false })
      .where('id', '=', id)
      .execute();
    await cerrarSesiones(tx, contexto, { usuario: id }, 'cambio de contraseña');
    // Earlier failures were somebody else's, or are forgiven.
    await olvidarFallos(tx, contadorDeCuenta(correo));
    await avisos.alUsarse(tx, contexto, { id, nombre, correo });
    if (cartero.hayServidor) await cartero.enviar(tx, cartaDeContrasenaPuesta({ nombre, correo }, contexto));
  });
}

/** What lets this person choose a password; ENLACE_VENCIDO, or what is missing for the envelope. */
async function leerInvitacion(
  plataforma: Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior'>,
  contexto: Contexto,
  { token, sobre }: Restablecimiento,
): Promise<InvitacionVigente> {
  const huella = sobre === undefined ? huellaDeToken(token) : huellaDeCodigo(token);
  const invitacion = await buscarInvitacionVigente(plataforma.db, huella, contexto.ahora);
  if (sobre === undefined) {
    if (invitacion === undefined) throw new ProblemaError('ENLACE_VENCIDO');
    return invitacion;
  }
  if (invitacion === undefined || invitacion.correo !== sobre.email)
    throw problemaDeCampo('SOBRE_NO_SIRVE', 'token');
  await probarClave(plataforma, contexto, invitacion, sobre.clave ?? '');
  return invitacion;
}

async function gastar(tx: Tx, { ahora }: Contexto, { id, via }: InvitacionVigente): Promise<void> {
  const instante = ahora.toString();
  const gastada = await tx
    .updateTable('invitacion')
    .set({ usadaEn: instante })
    .where('id', '=', id)
    .where('usadaEn', 'is', null)
    .where('anulada', '=', false)
    .where('venceEn', '>', instante)
    .returning('id')
    .executeTakeFirst();
  if (gastada === undefined) throw new ProblemaError(via === 'correo' ? 'ENLACE_VENCIDO' : 'SOBRE_NO_SIRVE');
  await avisar(tx, { permiso: 'invitaciones:confirmar' }, { tipo: 'invitaciones-cambio' });
}
