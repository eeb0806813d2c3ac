// The link is spent, the password set and every session closed in one transaction, so that a link cannot be used twice
// even by two requests at the same instant.
import type { Contexto } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { buscarEnlaceVigente } from '../queries.ts';
import { cerrarSesiones } from '../sesiones/cerrar-sesiones.ts';
import { cifrarContrasena } from './contrasena.ts';
import { huellaDeEnlace } from './crear-enlace.ts';
import { exigirContrasenaFuerte } from './exigir-contrasena-fuerte.ts';
import { contadorDeCuenta, olvidarFallos } from './intentos.ts';

export async function restablecerContrasena(
  { db }: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const huella = huellaDeEnlace(token);
  const persona = await buscarEnlaceVigente(db, huella, contexto.ahora);
  if (persona === undefined) throw new ProblemaError('ENLACE_VENCIDO');
  exigirContrasenaFuerte(password, persona, 'password');
  const contrasena = await cifrarContrasena(password);
  await escribir(db, contexto, 'contrasena:restablecer', async (tx) => {
    await gastarEnlace(tx, contexto, huella);
    await tx.updateTable('usuario').set({ contrasena }).where('id', '=', persona.usuario).execute();
    await cerrarSesiones(tx, contexto, { usuario: persona.usuario }, 'cambio de contraseña');
    // Whoever reads the mailbox is the owner: earlier failures were somebody else's, or are forgiven.
    await olvidarFallos(tx, contadorDeCuenta(persona.correo));
  });
}

/** Spends this link and, with it, any other the person was sent. */
async function gastarEnlace(tx: Tx, { ahora }: Contexto, huella: string): Promise<void> {
  const usadoEn = ahora.toString();
  const gastado = await tx
    .updateTable('enlaceContrasena')
    .set({ usadoEn })
    .where('huella', '=', huella)
    .where('usadoEn', 'is', null)
    .where('venceEn', '>', usadoEn)
    .returning('usuario')
    .executeTakeFirst();
  if (gastado === undefined) throw new ProblemaError('ENLACE_VENCIDO');
  await tx
    .updateTable('enlaceContrasena')
    .set({ usadoEn })
    .where('usuario', '=', gastado.usuario)
    .where('usadoEn', 'is', null)
    .execute();
}
