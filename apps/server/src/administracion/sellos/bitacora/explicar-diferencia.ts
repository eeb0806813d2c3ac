// What happened to a sealed row, for a person: it was changed, removed, added, or moved to where it was not.
import type { Database } from '#platform/database/pool.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';
import { conMiles } from '../hallazgo.ts';
import { MARCA_BYTES, nDeMarca } from './resumir-filas.ts';
import type { Diferencia } from './revisor-de-bloque.ts';

export async function explicarDiferencia(
  db: Database,
  { bloque, sellada, hallada }: Diferencia,
): Promise<string> {
  const cuando = `sellada el ${fechaYHora(bloque.selladoEn)}`;
  if (sellada === undefined && hallada === undefined)
    return `El bloque ${conMiles(bloque.n)} de la bitácora fue alterado: no corresponde a su huella.`;
  if (hallada !== undefined && hallada.n === sellada)
    return `La fila ${conMiles(hallada.n)} de la bitácora (${hallada.accion}), ${cuando}, cambió después de sellarse.`;
  if (hallada !== undefined && !loSella(bloque.detalle, hallada.n))
    return `La fila ${conMiles(hallada.n)} de la bitácora (${hallada.accion}) fue agregada donde ya estaba sellado.`;
  const falta = sellada ?? hallada?.n ?? '0';
  const sigue = await existe(db, falta);
  return !sigue
    ? `La fila ${conMiles(falta)} de la bitácora, ${cuando}, fue borrada.`
    : `La fila ${conMiles(falta)} de la bitácora, ${cuando}, ya no está donde se selló.`;
}

function loSella(detalle: Buffer, n: string): boolean {
  for (let lugar = 0; (lugar + 1) * MARCA_BYTES <= detalle.length; lugar++)
    if (nDeMarca(detalle, lugar) === n) return true;
  return false;
}

async function existe(db: Database, n: string): Promise<boolean> {
  const fila = await db.selectFrom('bitacora').select('accion').where('n', '=', Number(n)).executeTakeFirst();
  return fila !== undefined;
}
