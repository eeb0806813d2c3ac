// Live events between processes: a transaction NOTIFYs, every server LISTENs and passes the event on to the open
// browsers it concerns. A connection that is lost, or that nobody answers by any more, is opened again; whoever was listening
// meanwhile is told that something may have been missed.
import { type Permiso, permisos } from '@cuadra/contract/acceso/permisos';
import { type Evento, evento } from '@cuadra/contract/eventos';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Actor } from '../contexto.ts';

export const CANAL_DE_EVENTOS = 'cuadra_eventos';
const ESPERA_RECONEXION_MS = 1_000;
/** As long as anybody waits for a connection. */
const ESPERA_CONEXION_MS = 15_000;
/** A machine that froze closes nothing: it is asked every so often whether it is there, and given this long to answer. */
const ENTRE_LATIDOS_MS = 2_000;
const SILENCIO_MAX_MS = 5_000;

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

export async function abrirCanalDeEventos(
  connectionString: string,
  log: Logger,
  { latidoMs = ENTRE_LATIDOS_MS }: { latidoMs?: number } = {},
): Promise<CanalDeEventos> {
  const suscritos = new Map<Oyente, Actor>();
  let client: pg.Client | undefined;
  let oye = false;
  let cerrado = false;

  const repartir = (texto: string) => {
    const { para, evento: contenido } = mensaje.parse(JSON.parse(texto));
    for (const [oyente, actor] of suscritos) if (concierne(para, actor)) oyente(contenido);
  };

  const conectar = async () => {
    client = await abrirOido(connectionString, { repartir, alTerminar, latidoMs, log });
    oye = true;
    if (cerrado) await client.end();
  };
  const alTerminar = () => {
    oye = false;
    void reconectar();
  };

  const reconectar = async () => {
    while (!cerrado && !oye) {
      await new Promise((listo) => setTimeout(listo, ESPERA_RECONEXION_MS).unref());
      if (!cerrado) await conectar().catch(() => undefined);
    }
    if (oye) for (const oyente of suscritos.keys()) oyente({ tipo: 'puesta-al-dia' });
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

interface OpcionesDelOido {
  readonly repartir: (texto: string) => void;
  readonly alTerminar: () => void;
  readonly latidoMs: number;
  readonly log: Logger;
}

async function abrirOido(
  connectionString: string,
  { repartir, alTerminar, latidoMs, log }: OpcionesDelOido,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'cuadra eventos',
    keepAlive: true,
    connectionTimeoutMillis: ESPERA_CONEXION_MS,
    query_timeout: SILENCIO_MAX_MS,
  });
  client.on('notification', ({ payload }) => repartir(payload ?? ''));
  client.on('error', (error) => log.warn({ err: error }, 'Se perdió el canal de eventos'));
  try {
    await client.connect();
    await client.query(`listen ${CANAL_DE_EVENTOS}`);
    const callar = latir(client, latidoMs);
    client.on('end', () => {
      callar();
      alTerminar();
    });
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** One that does not answer is ended, and so opened again; the function it returns stops asking. */
function latir(client: pg.Client, latidoMs: number): () => void {
  let preguntando = false;
  const latido = setInterval(() => {
    if (preguntando) return;
    preguntando = true;
    client.query('select 1').then(
      () => {
        preguntando = false;
      },
      () => void client.end().catch(() => undefined),
    );
  }, latidoMs);
  latido.unref();
  return () => clearInterval(latido);
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
