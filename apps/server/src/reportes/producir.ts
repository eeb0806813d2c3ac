// Makes one file: reads the dataset as of one instant, hashes it as it goes by, and has it drawn in the worker.
import { reportes } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { ContextoConActor } from '../platform/contexto.ts';
import { anotar, leerEnUnInstante, type Tx } from '../platform/database/write.ts';
import { leerMembrete } from '../platform/pdf/membrete.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { crearTurnos } from '../platform/turnos.ts';
import { codigoImpreso } from './codigo.ts';
import { medir } from './huella.ts';
import type { Encargo } from './imprimir.ts';
import { registro } from './registro.ts';
import type { Reporte } from './reporte.ts';

export interface Pedido {
  readonly codigo: string;
  readonly reporte: NombreDeReporte;
  readonly formato: FormatoDeReporte;
  /** Already judged by the report's schema. */
  readonly filtros: Readonly<Record<string, unknown>>;
}

export interface Producto extends Pedido {
  readonly titulo: string;
  readonly detalles: readonly string[];
  readonly agencias: readonly string[];
  readonly huella: string;
  readonly filas: number;
}

export interface Recepcion {
  /** Each piece of the file, in order. */
  readonly alTrozo: (trozo: Uint8Array) => Promise<void>;
  /** How many rows have been read. */
  readonly alLeer?: (filas: number) => Promise<void>;
}

/** Each one holds a connection while it reads: a few at once, so that the rest of the product always has some. */
const enTurno = crearTurnos({ simultaneos: 4, esperandoMax: 100 });
const MODULO = new URL('./imprimir.ts', import.meta.url);

export function producir(
  { dbDeReportes, pdf }: Pick<Plataforma, 'dbDeReportes' | 'pdf'>,
  contexto: ContextoConActor,
  pedido: Pedido,
  { alTrozo, alLeer }: Recepcion,
): Promise<Producto> {
  const reporte: Reporte<never> = registro[pedido.reporte];
  const filtros = pedido.filtros as never;
  const titulo = tituloDe(pedido);
  return enTurno(() =>
    leerEnUnInstante(dbDeReportes, async (db) => {
      const institucion = await leerMembrete(db);
      const dataset = await reporte.dataset(db, contexto, filtros);
      const { detalles, agencias, cabecera, firmantes = [] } = dataset;
      const { lotes, resultado } = medir(dataset, {
        alLeer,
        ...(reporte.peso === undefined ? {} : { peso: reporte.peso }),
      });
      const encabezado = {
        institucion,
        titulo,
        detalles,
        generadoEn: contexto.ahora.toString(),
        generadoPor: contexto.actor.nombre,
        codigo: codigoImpreso(pedido.codigo),
        ...reporte.papel?.(filtros),
      };
      const datos: Encargo = {
        modulo: reporte.modulo.href,
        formato: pedido.formato,
        impreso: { encabezado, cabecera, firmantes },
      };
      for await (const trozo of pdf.hacer({ modulo: MODULO, datos, lotes })) await alTrozo(trozo);
      return { ...pedido, titulo, detalles, agencias, ...resultado() };
    }),
  );
}

export function tituloDe({ reporte, filtros }: Pick<Pedido, 'reporte' | 'filtros'>): string {
  const suyo: Reporte<never> = registro[reporte];
  return suyo.titulo?.(filtros as never) ?? reportes[reporte].titulo;
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
  });
}
