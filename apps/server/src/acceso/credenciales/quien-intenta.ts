// Whose tries are counted together when a stranger may try again and again. Whoever shows nothing that the program knows counts
// with their address; a session, somebody known at that place or by that browser, a sign-in whose password was right and a
// registered passkey count by themselves: one person on an office's line uses up the tries of strangers there, and of nobody else.
import { equipo } from '@cuadra/contract/acceso/sesion';
import { correo } from '@cuadra/contract/campos';
import { z } from 'zod';
import type { Contexto } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { huellaDe } from '../segundo-factor/cifrado.ts';
import { reconocer, redDe } from './dispositivo-conocido.ts';

interface Intento {
  readonly contexto: Contexto;
  /** As it came: nobody has judged it yet. */
  readonly body: unknown;
}

const conCorreo = z.object({ email: correo, equipo: equipo.optional().catch(undefined) });
const conIngreso = z.object({ intento: z.string().max(100) });
const conPasskey = z.object({ firma: z.object({ id: z.string().max(2_000) }) });

export const quienIntenta =
  ({ db }: Pick<Plataforma, 'db'>) =>
  (intento: Intento): Promise<string> =>
    nombrar(db, intento);

async function nombrar(db: Database, { contexto, body }: Intento): Promise<string> {
  const { actor, direccion } = contexto;
  const deExtrano = `direccion ${redDe(direccion)}`;
  if (actor !== undefined) return `sesion ${actor.sesion}`;
  const persona = conCorreo.safeParse(body);
  if (persona.success) {
    const { email } = persona.data;
    const conocido = await reconocer(db, contexto, email, persona.data.equipo);
    if (conocido === undefined) return deExtrano;
    return conocido.por === 'equipo' ? `equipo ${conocido.huella}` : `persona ${email} ${redDe(direccion)}`;
  }
  const ingreso = conIngreso.safeParse(body);
  if (ingreso.success) return (await deIngreso(db, contexto, ingreso.data.intento)) ?? deExtrano;
  const llave = conPasskey.safeParse(body);
  return llave.success ? ((await dePasskey(db, llave.data.firma.id)) ?? deExtrano) : deExtrano;
}

async function deIngreso(db: Database, { ahora }: Contexto, intento: string): Promise<string | undefined> {
  const pendiente = await db
    .selectFrom('ingresoPendiente')
    .select('usuario')
    .where('huella', '=', huellaDe(intento))
    .where('venceEn', '>', ahora.toString())
    .executeTakeFirst();
  // By the person, so that asking for the password again wins no fresh tries of the second factor.
  return pendiente && `ingreso ${pendiente.usuario}`;
}

async function dePasskey(db: Database, credencial: string): Promise<string | undefined> {
  const passkey = await db
    .selectFrom('passkey')
    .select('usuario')
    .where('credencial', '=', credencial)
    .executeTakeFirst();
  return passkey && `passkey ${passkey.usuario}`;
}
