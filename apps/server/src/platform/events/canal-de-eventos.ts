// Live events between processes: a transaction NOTIFYs, every server LISTENs and passes the event on to the open
// browsers it concerns.

import { type Permiso, permisos } from '@cuadra/contract/acceso/permisos';
import { type Evento, evento } from '@cuadra/contract/eventos';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Actor } from '../contexto.ts';

export const CANAL_DE_EVENTOS = 'cuadra_eventos';
const ESPERA_RECONEXION_MS = 1_000;

const destino = z.union([
  z.object({ todos: z.literal(true) }),
  z.object({ usuarios: z.array(z.uuid()) }),
  /** When it is a matter of one agencia, those who work there. */
  z.object({ permiso: z.enum(permisos), agencia: z.string().optional() }),
  z.object({ sesion: z.uuid() }),
]);
export type Destino = z.infer<typeof destino>;

const mensaje = z.object({ para: destino, evento });

type Oyente = (evento: Evento) => void;

export interface CanalDeEventos {
  /** Whether what the other processes say is being heard. */
  conectado(): boolean;
  suscribir(actor: Actor, oyente: Oyente): () => void;
  cerrar(): Promise<void>;
}

export async function abrirCanalDeEventos(connectionString: string, log: Logger): Promise<CanalDeEventos> {
  const suscritos = new Map<Oyente, Actor>();
  let client: pg.Client | undefined;
  let oye = false;
  let cerrado = false;

  const repartir = (texto: string) => {
    const { para, evento: contenido } = mensaje.parse(JSON.parse(texto));
    for (const [oyente, actor] of suscritos) if (concierne(para, actor)) oyente(contenido);
  };

  const conectar = async () => {
    const nuevo = new pg.Client({ connectionString, application_name: 'cuadra eventos', keepAlive: true });
    nuevo.on('notification', ({ payload }) => repartir(payload ?? ''));
    nuevo.on('error', (error) => log.warn({ err: error }, 'Se perdió el canal de eventos'));
    await nuevo.connect();
    await nuevo.query(`listen ${CANAL_DE_EVENTOS}`);
    nuevo.on('end', () => {
      oye = false;
      void reconectar();
    });
    client = nuevo;
    oye = true;
  };

  const reconectar = async () => {
    while (!cerrado) {
      await new Promise((listo) => setTimeout(listo, ESPERA_RECONEXION_MS).unref());
      if (cerrado) return;
      const logrado = await conectar().then(
        () => true,
        () => false,
      );
      if (logrado) return;
    }
  };

  await conectar();
  return {
    conectado: () => oye,
    suscribir(actor, oyente) {
      suscritos.set(oyente, actor);
      return () => suscritos.delete(oyente);
    },
    async cerrar() {
      cerrado = true;
      await client?.end();
    },
  };
}

function concierne(para: Destino, actor: Actor): boolean {
  if ('usuarios' in para) return para.usuarios.includes(actor.id);
  if ('permiso' in para) {
    const trabajaAlli = para.agencia === undefined || actor.agencias.includes(para.agencia);
    return trabajaAlli && actor.permisos.has(para.permiso satisfies Permiso);
  }
  if ('sesion' in para) return actor.sesion === para.sesion;
  return para.todos;
}
