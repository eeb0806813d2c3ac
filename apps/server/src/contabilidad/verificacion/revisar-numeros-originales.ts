// The numbers that partidas had where they come from, which are in no seal of theirs: each import tells the digest of those it
// brought, and the bitácora, whose chain holds it, what the import told (0072_importaciones_historia.sql).
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';

interface Distinta {
  /** Both null: numbers of no import. */
  readonly nombre: string | null;
  readonly creadoEn: string | null;
}

/** More than the report lists. */
const DISTINTAS_MAX = 200;

export async function revisarNumerosOriginales(db: Database): Promise<Hallazgo[]> {
  // Not by numeros_originales_de: whoever changes the numbers may change that too.
  const { rows } = await sql<Distinta>`
    select l.nombre, l.creado_en
    from lote l full join (
      select o.lote, sha256(convert_to(string_agg(o.partida::text || chr(9) || o.numero || chr(10), '' order by o.partida), 'UTF8')) as huella
      from numero_original o group by o.lote
    ) o on o.lote = l.primera
    left join lateral (
      select b.despues ->> 'originales' as originales from bitacora b
      where b.entidad = 'lote' and b.id_entidad = l.primera::text order by b.n limit 1
    ) b on true
    where l.originales is distinct from o.huella or l.originales::text is distinct from b.originales
    order by l.creado_en, l.primera limit ${DISTINTAS_MAX}`.execute(db);
  return [...new Set(rows.map(decir))].map((mensaje) => ({
    regla: 'importaciones',
    ejercicio: null,
    numero: null,
    idPartida: null,
    mensaje,
  }));
}

function decir({ nombre, creadoEn }: Distinta): string {
  if (nombre === null || creadoEn === null) return 'Hay números de antes que no son de ninguna importación.';
  // What a program sends has no file, and so no name.
  const cual = nombre === '' ? 'La importación de un programa' : `La importación «${nombre}»`;
  return `${cual} del ${fechaYHora(creadoEn)}: los números de antes de sus partidas cambiaron después de traerlos.`;
}
