// An interest run, as people take it from one state to the next.
import { setTimeout as esperar } from 'node:timers/promises';
import { type Banco, entrarEn } from './banco.ts';

/** States from which nobody goes on by themselves. */
const PARADA = new Set(['fallido', 'detenido', 'vencido', 'cancelado']);
const CADA_MS = 20;

export interface Corrida {
  readonly id: number;
  readonly version: number;
  readonly estado: string;
  readonly huella: string | null;
  readonly lineas: number;
  readonly motivo: string | null;
}

export async function enviarACorrida(
  { cuadra }: Banco,
  correo: string,
  ruta: string,
  cuerpo: unknown,
): Promise<Corrida> {
  const respuesta = await fetch(`${cuadra.url}${ruta}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await entrarEn(cuadra.url, correo)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(cuerpo),
  });
  const dicho = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${dicho}`);
  return JSON.parse(dicho) as Corrida;
}

/** Asked of PostgreSQL, so that waiting for it is no work of the server's. */
export async function hastaQueEste({ dueno }: Banco, id: number, estado: string): Promise<Corrida> {
  for (;;) {
    const { rows } = await dueno.query<Corrida>(
      'select id, version, estado, huella, lineas, motivo from corrida where id = $1',
      [id],
    );
    const [corrida] = rows;
    if (corrida?.estado === estado) return corrida;
    if (corrida === undefined || PARADA.has(corrida.estado))
      throw new Error(`Se detuvo: ${corrida?.estado} ${corrida?.motivo}`);
    await esperar(CADA_MS);
  }
}
