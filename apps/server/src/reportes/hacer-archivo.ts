// Makes a file that was asked for and leaves its bytes where any process finds them. Whoever cancelled it meanwhile took
// its row away, and then there is nothing to go on with.
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, avisar, escribir, leerEnUnInstante, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerLogoDeMembrete, leerMembrete } from '#platform/pdf/membrete.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearTurnosDeCada } from '#platform/turnos.ts';
import { codigoImpreso, direccionDeVerificacion } from './codigo.ts';
import { detalleDeDatosAl, detallesEnPapel, tituloEnPapel } from './detalles.ts';
import type { Encargo, Impreso } from './imprimir.ts';
import type { Dataset, ReportePedido } from './reporte.ts';

export interface ArchivoPedido {
  readonly id: string;
  readonly codigo: string;
  readonly filas: number;
  readonly pedido: ReportePedido;
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
  { id, codigo, filas, pedido }: ArchivoPedido,
): Promise<void> {
  const { db } = plataforma;
  const cambiar = (trabajo: (tx: Tx) => Promise<void>) => escribir(db, contexto, 'reportes:generar', trabajo);
  const nuevoDeposito = () =>
    depositar((n, contenido) =>
      cambiar(async (tx) => {
        await exigirPedido(tx, id);
        await tx.insertInto('archivoReporteTrozo').values({ archivo: id, n, contenido }).execute();
      }),
    );
  let deposito = nuevoDeposito();
  let dichoEn = plataforma.reloj.ahora();
  const producto = await producir(plataforma, contexto, pedido, codigo, {
    async alEmpezar() {
      deposito = nuevoDeposito();
      await cambiar(async (tx) => {
        await tx.deleteFrom('archivoReporteTrozo').where('archivo', '=', id).execute();
        await adelantar(tx, contexto, id, { estado: 'haciendo', avance: 0 });
      });
    },
    alTrozo: (trozo) => deposito.poner(trozo),
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

export interface Producto extends Pick<ReportePedido, 'reporte' | 'formato' | 'filtros' | 'titulo'> {
  readonly codigo: string;
  readonly detalles: readonly string[];
  readonly agencias: readonly string[];
  readonly huella: string;
  readonly filas: number;
}

export interface Recepcion {
  /** Before the first piece; again, if what was being read has to be read elsewhere. */
  readonly alEmpezar: () => Promise<void>;
  /** Each piece of the file, in order. */
  readonly alTrozo: (trozo: Uint8Array) => Promise<void>;
  /** How many rows have been read. */
  readonly alLeer?: (filas: number) => Promise<void>;
}

/** Each one holds a connection while it reads: a few at once, so that the rest of the product always has some. */
export const turnosDe = crearTurnosDeCada({ simultaneos: 4, esperandoMax: 100 });
const MODULO = new URL('./imprimir.ts', import.meta.url);

/** Reads the dataset as of one instant, and has it drawn in the worker as it goes by. */
export function producir(
  plataforma: Pick<Plataforma, 'reportes' | 'pdf' | 'config'>,
  contexto: ContextoConActor,
  pedido: ReportePedido,
  codigo: string,
  recepcion: Recepcion,
): Promise<Producto> {
  const hacer = async (lugar: Database, datosAl?: string) => {
    await recepcion.alEmpezar();
    return leerEnUnInstante(lugar, (db) =>
      dibujar(db, plataforma, { contexto, pedido, codigo, recepcion, datosAl }),
    );
  };
  const { reportes } = plataforma;
  // A CSV is rows and nothing else: it has no place to say until when it knows.
  return turnosDe(reportes)(async () =>
    pedido.formato === 'csv' ? reportes.leerExacto(hacer) : (await reportes.leer(hacer)).valor,
  );
}

interface Dibujo {
  readonly contexto: ContextoConActor;
  readonly pedido: ReportePedido;
  readonly codigo: string;
  readonly recepcion: Recepcion;
  readonly datosAl: string | undefined;
}

async function dibujar(
  db: Database,
  { pdf, config }: Pick<Plataforma, 'pdf' | 'config'>,
  { contexto, pedido, codigo, recepcion: { alTrozo, alLeer }, datosAl }: Dibujo,
): Promise<Producto> {
  const { reporte, modulo, formato, filtros, titulo } = pedido;
  const dataset = await pedido.leer(db, contexto, alLeer);
  const hasta = detalleDeDatosAl(datosAl);
  const impreso = await impresoDe(db, { config, contexto, pedido, codigo, dataset, hasta });
  const datos: Encargo = { modulo: modulo.href, formato, impreso };
  for await (const trozo of pdf.hacer({ modulo: MODULO, datos, lotes: dataset.lotes })) await alTrozo(trozo);
  const detalles = [...dataset.detalles, ...hasta];
  const { agencias } = dataset;
  return { codigo, reporte, formato, filtros, titulo, detalles, agencias, ...dataset.resultado() };
}

/** What every page, or every part, knows besides the rows. */
export async function impresoDe(
  db: Database,
  {
    config,
    contexto,
    pedido: { formato, titulo, papel },
    codigo,
    dataset,
    hasta = [],
  }: Pick<Dibujo, 'contexto' | 'pedido' | 'codigo'> &
    Pick<Plataforma, 'config'> & {
      readonly dataset: Omit<Dataset<unknown, unknown>, 'lotes'>;
      readonly hasta?: readonly string[];
    },
): Promise<Impreso<unknown>> {
  const { cabecera, enPapel = {} } = dataset;
  const encabezado = {
    institucion: await leerMembrete(db),
    ...(formato === 'pdf' ? await leerLogoDeMembrete(db) : {}),
    titulo: tituloEnPapel(titulo, enPapel),
    detalles: [...detallesEnPapel(dataset.detalles, enPapel), ...hasta],
    generadoEn: contexto.ahora.toString(),
    generadoPor: contexto.actor.nombre,
    codigo: codigoImpreso(codigo),
    ...direccionDeVerificacion(config, codigo),
    ...papel,
  };
  const { firmas } = enPapel;
  return { encabezado, cabecera, ...(firmas === undefined ? {} : { firmas }) };
}

/** Kept for ever: what the code will be asked about. The bitácora says who took it away. */
export async function anotarProducto(
  tx: Tx,
  contexto: ContextoConActor,
  { codigo, reporte, titulo, formato, filtros, agencias, detalles, filas, huella }: Producto,
): Promise<void> {
  await tx
    .insertInto('verificacionReporte')
    .values({
      codigo,
      reporte,
      titulo,
      formato,
      filtros: JSON.stringify(filtros),
      agencias: [...agencias],
      detalles: [...detalles],
      filas,
      huella,
      usuario: contexto.actor.id,
      generadoEn: contexto.ahora.toString(),
    })
    .execute();
  await anotar(tx, contexto, {
    accion: 'reportes:generar',
    entidad: 'reporte',
    idEntidad: codigo,
    detalle: { reporte, formato, filtros, filas, huella },
    agencia: agencias.length === 1 ? (agencias[0] ?? null) : null,
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
