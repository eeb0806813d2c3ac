import type { Contexto } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import type { Cartero } from '../../platform/mail/cartero.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { buscarCredencial } from '../queries.ts';
import { cartaDeReposicion } from './cartas.ts';
import { crearEnlace } from './crear-enlace.ts';
import { permitirCarta } from './permitir-carta.ts';
import { tardarLoMismo } from './tardar-lo-mismo.ts';

/** Writes to the person if they exist; whoever asked cannot tell. */
export async function olvideContrasena(
  { db, cartero, reloj }: Pick<Plataforma, 'db' | 'cartero' | 'reloj'>,
  contexto: Contexto,
  correo: string,
): Promise<void> {
  await tardarLoMismo(
    reloj,
    escribir(db, contexto, 'contrasena:olvidar', (tx) => enviarEnlace(tx, contexto, cartero, correo)),
  );
}

async function enviarEnlace(tx: Tx, contexto: Contexto, cartero: Cartero, correo: string): Promise<void> {
  const persona = await buscarCredencial(tx, correo);
  if (persona === undefined || !(await permitirCarta(tx, contexto, correo))) return;
  const { enlace } = await crearEnlace(tx, contexto, persona.id, 'reposicion');
  await cartero.enviar(tx, cartaDeReposicion(persona, enlace));
}
