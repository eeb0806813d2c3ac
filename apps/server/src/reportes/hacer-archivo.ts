// Makes a file that was asked for and leaves its bytes where any process finds them. Whoever cancelled it meanwhile took
// its row away, and then there is nothing to go on with.
import type { ContextoConActor } from '../platform/contexto.ts';
import { avisar, escribir, type Tx } from '../platform/database/write.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { anotarProducto, type Pedido, producir } from './producir.ts';

export interface ArchivoPedido extends Pedido {
  readonly id: string;
  readonly filas: number;
}

export class Cancelado extends Error {}

const TROZO_BYTES = 1024 * 1024;
/** Between two tellings of how it goes. */
const ENTRE_AVANCES_MS = 500;
/** Reading is nearly all of it; what is left is for the last pieces to be stored. */
const AVANCE_AL_LEER = 95;

export async function hacerArchivo(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  archivo: ArchivoPedido,
): Promise<void> {
  const { db } = plataforma;
  const { id, filas, ...pedido } = archivo;
  const cambiar = (trabajo: (tx: Tx) => Promise<void>) => escribir(db, contexto, 'reportes:generar', trabajo);
  await cambiar(async (tx) => {
    await tx.deleteFrom('archivoReporteTrozo').where('archivo', '=', id).execute();
    await adelantar(tx, contexto, id, { estado: 'haciendo', avance: 0 });
  });
  const deposito = depositar((n, contenido) =>
    cambiar(async (tx) => {
      await exigirPedido(tx, id);
      await tx.insertInto('archivoReporteTrozo').values({ archivo: id, n, contenido }).execute();
    }),
  );
  let dichoEn = plataforma.reloj.ahora();
  const producto = await producir(plataforma, contexto, pedido, {
    alTrozo: deposito.poner,
    async alLeer(leidas) {
      const ahora = plataforma.reloj.ahora();
      if (ahora.since(dichoEn).total('milliseconds') < ENTRE_AVANCES_MS) return;
      dichoEn = ahora;
      const avance = Math.min(AVANCE_AL_LEER, Math.floor((leidas / Math.max(filas, 1)) * AVANCE_AL_LEER));
      await cambiar((tx) => adelantar(tx, contexto, id, { avance }));
    },
  });
  const bytes = await deposito.cerrar();
  await cambiar(async (tx) => {
    const { agencias } = producto;
    await adelantar(tx, contexto, id, {
      estado: 'listo',
      avance: 100,
      bytes,
      filas: producto.filas,
      agencias: [...agencias],
    });
    await anotarProducto(tx, contexto, producto);
  });
}

/** What the person sees of it. */
export async function adelantar(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  cambios: {
    readonly estado?: 'haciendo' | 'listo' | 'fallido';
    readonly avance?: number;
    readonly bytes?: number;
    readonly filas?: number;
    readonly agencias?: string[];
    readonly motivo?: string;
  },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('archivoReporte')
    .set(cambios)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Cancelado();
  await avisar(tx, { usuarios: [actor.id] }, { tipo: 'archivo-avance' });
}

async function exigirPedido(tx: Tx, id: string): Promise<void> {
  const fila = await tx.selectFrom('archivoReporte').select('id').where('id', '=', id).executeTakeFirst();
  if (fila === undefined) throw new Cancelado();
}

/** Gathers what arrives in small pieces into those that are stored. */
function depositar(guardar: (n: number, contenido: Buffer) => Promise<void>) {
  let partes: Uint8Array[] = [];
  let juntos = 0;
  let n = 0;
  let bytes = 0;
  const vaciar = async () => {
    if (juntos === 0) return;
    const contenido = Buffer.concat(partes);
    partes = [];
    juntos = 0;
    await guardar(n, contenido);
    n += 1;
  };
  return {
    async poner(trozo: Uint8Array): Promise<void> {
      partes.push(trozo);
      juntos += trozo.length;
      bytes += trozo.length;
      if (juntos >= TROZO_BYTES) await vaciar();
    },
    async cerrar(): Promise<number> {
      await vaciar();
      return bytes;
    },
  };
}

/** `partidas-2026-11-16-K7QM-3XWP.pdf`. */
export function nombreDeArchivo(titulo: string, fecha: string, codigo: string, formato: string): string {
  const llano = titulo
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${llano}-${fecha}-${codigo}.${formato}`;
}
