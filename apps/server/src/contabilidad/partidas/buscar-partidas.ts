// A few partidas for a few letters, while they are being typed: as the list finds them, but for the accounts, which the
// global search finds as such.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerPagina } from './listar-partidas.ts';
import { RECIENTES } from './orden.ts';
import { verResumenes } from './queries.ts';
import { leerTexto } from './texto-buscado.ts';

/** Those with that number or that amount first, then from the newest, among the actor's agencias. */
export async function buscarPartidas(
  db: Database,
  { agencias }: Actor,
  texto: string,
  limite: number,
): Promise<ResumenDePartida[]> {
  const buscado = await leerTexto(db, texto);
  const nada = { palabras: undefined, numero: undefined, original: undefined, monto: undefined, cuentas: [] };
  const idsPor = async (parte: Partial<typeof buscado>) => {
    const filtro = { texto, agencias, buscado: { ...nada, ...parte } };
    const claves = await leerPagina(db, filtro, { secuencia: RECIENTES, desde: undefined, limite });
    return claves.map(({ id }) => id);
  };
  const { numero, original, monto, palabras } = buscado;
  const partes = [{ numero }, { original }, { monto }, { palabras }];
  const halladas = await Promise.all(partes.map(idsPor));
  const ids = [...new Set(halladas.flat())].slice(0, limite);
  const resumenes = await verResumenes(db, ids);
  return ids.flatMap((id) => resumenes.get(id) ?? []);
}
