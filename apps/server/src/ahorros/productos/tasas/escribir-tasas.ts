// A rate table while it is a draft, changed whole. It may have gaps until it is published; no amount and term ever has two rates.
import type { TasasEscritas } from '@cuadra/contract/ahorros/tasas';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarCambioDeProductos } from '../avisar-de-productos.ts';
import { exigirBorrador } from '../exigir-borrador.ts';
import { exigirProducto } from '../exigir-producto.ts';
import { problemaDeReparos } from '../problema-de-reparos.ts';

type Tramos = TasasEscritas['tramos'];

export async function escribirTasas(
  tx: Tx,
  { actor }: ContextoConActor,
  producto: number,
  { desde, modo, tramos }: TasasEscritas,
): Promise<void> {
  await exigirProducto(tx, producto);
  const { id } = await tx
    .insertInto('tablaDeTasas')
    .values({ producto, desde, modo, escritaPor: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await guardarTramos(tx, id, tramos);
  await avisarCambioDeProductos(tx);
}

export async function editarTasas(
  tx: Tx,
  { actor }: ContextoConActor,
  producto: number,
  regla: number,
  { desde, modo, tramos, version }: TasasEscritas & { readonly version: number },
): Promise<void> {
  await exigirBorrador(tx, 'tablaDeTasas', producto, regla, version);
  // Signed first: only who signs a table changes its tramos.
  await tx
    .updateTable('tablaDeTasas')
    .set({ desde, modo, escritaPor: actor.id, version: version + 1 })
    .where('id', '=', regla)
    .execute();
  await tx.deleteFrom('tramoDeTasa').where('tabla', '=', regla).execute();
  await guardarTramos(tx, regla, tramos);
  await avisarCambioDeProductos(tx);
}

async function guardarTramos(tx: Tx, tabla: number, tramos: Tramos): Promise<void> {
  const alReves = tramos.findIndex(
    ({ montoDesde, montoHasta, plazoDesde, plazoHasta }) =>
      (montoHasta !== null && montoHasta <= montoDesde) || (plazoHasta !== null && plazoHasta <= plazoDesde),
  );
  if (alReves >= 0)
    throw problemaDeReparos('TASAS_TRASLAPADAS', [
      {
        campo: `tramos.${alReves}`,
        mensaje: `El tramo ${alReves + 1} termina antes de empezar.`,
      },
    ]);
  if (tramos.length === 0) return;
  await tx
    .insertInto('tramoDeTasa')
    .values(tramos.map((tramo) => ({ ...tramo, tabla })))
    .execute();
}
