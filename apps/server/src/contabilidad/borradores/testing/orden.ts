// Orders to end a partida, and what they leave, for the tests of them.
import {
  type RespuestaDeTerminar,
  terminarPartida,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import type { CallOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { nueva, type Oficina } from '#contabilidad/libro/testing/oficina.ts';

export type Orden = CallOf<typeof terminarPartida>['body'];

let serie = 0;

/** No other says the same: nothing looks like a duplicate unless a test wants it to. */
export function orden(cambios: Partial<Orden> = {}): Orden {
  serie += 1;
  const { contabilizar: _, ...escrita } = nueva({ concepto: `Terminada ${serie}` });
  return { ...escrita, destino: 'contabilizar', ...cambios };
}

export function terminar(oficina: Oficina, body: Orden, token = oficina.contador, llave?: string) {
  return oficina.llamar(terminarPartida, { body }, { token, ...(llave === undefined ? {} : { llave }) });
}

export async function ver(oficina: Oficina, id: string) {
  return (await oficina.llamar(verPartida, { params: { id } }, { token: oficina.contador })).cuerpo;
}

export function hecha(cuerpo: RespuestaDeTerminar) {
  if (cuerpo.resultado !== 'hecha') throw new Error(JSON.stringify(cuerpo));
  return cuerpo.partida;
}

export function porAceptar(cuerpo: RespuestaDeTerminar) {
  if (cuerpo.resultado !== 'por-aceptar') throw new Error(JSON.stringify(cuerpo));
  return cuerpo;
}

const TABLAS = ['partida', 'borrador', 'advertenciaAceptada', 'llaveIdempotencia', 'bitacora'] as const;

/** How many rows there are of each thing that an order could leave. */
export function cuantoHay({ db }: Oficina): Promise<number[]> {
  const contar = async (tabla: (typeof TABLAS)[number]) => {
    const todas = db.selectFrom(tabla).select(({ fn }) => fn.countAll<number>().as('n'));
    // That somebody was refused is noted beside the answer: it is nothing that the order left.
    const consulta =
      tabla === 'bitacora' ? todas.where(sql<boolean>`accion not like 'acceso:negar%'`) : todas;
    return (await consulta.executeTakeFirstOrThrow()).n;
  };
  return Promise.all(TABLAS.map(contar));
}
