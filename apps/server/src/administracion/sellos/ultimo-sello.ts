// The last head, as it is printed on what leaves the institution on paper.
import type { Database } from '#platform/database/pool.ts';
import { codigoCorto } from './cabezas/contenido.ts';
import { leerUltimaCabeza } from './cabezas/queries.ts';

export interface SelloImpreso {
  readonly n: number;
  readonly selladaEn: string;
  readonly codigo: string;
}

export async function leerUltimoSello(db: Database): Promise<SelloImpreso | undefined> {
  const cabeza = await leerUltimaCabeza(db);
  if (cabeza === undefined) return undefined;
  const { n, selladaEn, huella } = cabeza;
  return { n, selladaEn, codigo: codigoCorto(huella.toString('hex')) };
}
