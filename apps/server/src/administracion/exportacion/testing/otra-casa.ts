// An empty institution to bring an export into, and what both houses have, row by row.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { PLANTILLA } from '#testing/clusters.setup.ts';
import { crearBase } from '#testing/databases.ts';
import { exportarInstitucion } from '../exportar-institucion.ts';
import { type Importada, importarInstitucion } from '../importacion/importar-institucion.ts';

export interface OtraCasa {
  readonly db: Database;
  readonly url: string;
  /** As the owner of the tables. */
  importar(ruta: string): Promise<Importada>;
  cerrar(): Promise<void>;
}

const AHORA = Temporal.Instant.from('2026-11-17T12:00:00Z');

export async function abrirOtraCasa(): Promise<OtraCasa> {
  const base = await crearBase(inject('urlDeAdministracion'), PLANTILLA);
  const db = abrirDatabase(abrirPool(base.urlDeLaAplicacion));
  return {
    db,
    url: base.url,
    importar: (ruta) => comoDueno(base.url, (dueno) => importarInstitucion(dueno, { ruta, ahora: AHORA })),
    async cerrar() {
      await db.destroy();
      await base.borrar();
    },
  };
}

export async function comoDueno<T>(url: string, trabajo: (dueno: pg.Client) => Promise<T>): Promise<T> {
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  try {
    return await trabajo(dueno);
  } finally {
    await dueno.end();
  }
}

/** The file, while `trabajo` looks at it. */
export async function conExportada<T>(
  { db }: Pick<AplicacionDePrueba, 'db'>,
  trabajo: (ruta: string) => Promise<T>,
): Promise<T> {
  const ruta = join(tmpdir(), `cuadra-exportada-${randomUUID()}.zip`);
  try {
    await exportarInstitucion(db, { ruta, ahora: AHORA });
    return await trabajo(ruta);
  } finally {
    await rm(ruta, { force: true });
  }
}

/** How many rows each table has and the digest of all of them, without what does not leave and without the note of the import. */
export function resumirTablas(url: string, tablas: readonly string[]): Promise<Record<string, string>> {
  return comoDueno(url, async (dueno) => {
    const resumen: Record<string, string> = {};
    for (const tabla of tablas) {
      const fila = tabla === 'usuario' ? `(to_jsonb(t) - 'contrasena')::text` : 't::text';
      const filtro =
        tabla === 'bitacora'
          ? `where accion not in ('exportacion:importar', 'bitacora:asentar', 'esquema:anotar')`
          : '';
      const { rows } = await dueno.query<{ filas: string; huella: string | null }>(
        `select count(*)::text as filas, md5(string_agg(fila, '' order by fila collate "C")) as huella
         from (select md5(${fila}) as fila from ${pg.escapeIdentifier(tabla)} t ${filtro}) x`,
      );
      resumen[tabla] = `${rows[0]?.filas} ${rows[0]?.huella}`;
    }
    return resumen;
  });
}
