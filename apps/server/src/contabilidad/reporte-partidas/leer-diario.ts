// The partidas of a request with everything that is printed of them, page by page.
import { anio, fechaContable, numero } from '@cuadra/contract/campos';
import type * as contrato from '@cuadra/contract/contabilidad/reporte-partidas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { CERO, centavos } from '@cuadra/core/dinero';
import { tiposDePartida } from '@cuadra/core/partida';
import { z } from 'zod';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import {
  type Comprobante,
  completarComprobantes,
} from '#contabilidad/comprobantes/completar-comprobantes.ts';
import { lugarDeBorrador } from '#contabilidad/partidas/listar-partidas.ts';
import { verResumenes } from '#contabilidad/partidas/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import {
  type EnElDiario,
  type FiltroDeDiario,
  type LugarEnElDiario,
  leerEnOrden,
  sumarPorTipo,
} from './queries.ts';

const cursores = crearCursor(
  z.union([z.object({ fecha: fechaContable, ejercicio: anio, numero }), lugarDeBorrador]),
);

export async function listarPartidasDiario(
  db: Database,
  actor: Actor,
  { cursor, limite, ...filtros }: QueryOf<typeof contrato.listarPartidasDiario>,
): Promise<ResponseOf<typeof contrato.listarPartidasDiario>> {
  const despuesDe = cursor === undefined ? undefined : cursores.leer(cursor);
  const claves = await leerEnOrden(db, filtroDe(actor, filtros), despuesDe, limite + 1);
  const ultima = claves.length > limite ? claves[limite - 1] : undefined;
  return {
    partidas: await completar(db, claves.slice(0, limite)),
    siguiente: ultima === undefined ? null : cursores.escribir(ultima.lugar),
  };
}

export async function resumirPartidasDiario(
  db: Database,
  actor: Actor,
  filtros: contrato.FiltrosDeDiario,
): Promise<ResponseOf<typeof contrato.resumirPartidasDiario>> {
  const sumas = await sumarPorTipo(db, filtroDe(actor, filtros));
  const total = { partidas: 0, lineas: 0, debe: CERO, haber: CERO };
  for (const { partidas, lineas, debe, haber } of sumas) {
    total.partidas += partidas;
    total.lineas += lineas;
    total.debe = centavos(total.debe + debe);
    total.haber = centavos(total.haber + haber);
  }
  return {
    ...total,
    porTipo: tiposDePartida.flatMap((tipo) => sumas.find((suma) => suma.tipo === tipo) ?? []),
  };
}

/** All of them, in batches. */
export async function* recorrerDiario(
  db: Database,
  filtro: FiltroDeDiario,
  lote: number,
): AsyncGenerator<Comprobante[]> {
  let despuesDe: LugarEnElDiario | undefined;
  for (;;) {
    const claves = await leerEnOrden(db, filtro, despuesDe, lote);
    yield completar(db, claves);
    despuesDe = claves.at(-1)?.lugar;
    if (claves.length < lote) return;
  }
}

export function filtroDe(actor: Actor, { agencia, ...filtros }: contrato.FiltrosDeDiario): FiltroDeDiario {
  return { ...filtros, agencias: agenciasPedidas(actor, agencia) };
}

async function completar(db: Database, claves: readonly EnElDiario[]): Promise<Comprobante[]> {
  const resumenes = await verResumenes(
    db,
    claves.map(({ id }) => id),
  );
  return completarComprobantes(
    db,
    claves.flatMap(({ id }) => resumenes.get(id) ?? []),
  );
}
