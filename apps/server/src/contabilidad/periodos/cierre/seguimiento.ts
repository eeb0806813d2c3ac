// What people have put on each gate of a month: who answers for it, its evidence and its signature.

import type { Documento } from '@cuadra/contract/contabilidad/borradores/soportes';
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { ClaveDePeriodo } from '../queries.ts';

export interface Seguimiento
  extends Pick<CompuertaDelCierre, 'responsable' | 'nota' | 'partidas' | 'archivos'> {
  readonly firma: { readonly por: Persona; readonly en: string; readonly huella: string } | null;
}

type Persona = NonNullable<CompuertaDelCierre['responsable']>;

export const SIN_SEGUIMIENTO: Seguimiento = {
  responsable: null,
  nota: '',
  partidas: [],
  archivos: [],
  firma: null,
};

/** By gate; those nobody has touched are absent. */
export async function leerSeguimientos(
  db: Database,
  clave: ClaveDePeriodo,
): Promise<Map<string, Seguimiento>> {
  const { anio, mes, agencia } = clave;
  const { rows } = await sql<Omit<Seguimiento, 'archivos'> & { compuerta: string }>`
    select s.compuerta, s.nota,
      case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end as responsable,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'ejercicio', p.ejercicio, 'numero', p.numero,
          'fecha', p.fecha, 'concepto', p.concepto) order by p.numero)
        from partida p where p.id = any(s.partidas)), '[]') as partidas,
      case when s.firma is not null then json_build_object(
        'por', json_build_object('id', f.id, 'nombre', f.nombre),
        'en', to_char(s.firmada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'huella', s.firma) end as firma
    from seguimiento_de_compuerta s
    left join usuario r on r.id = s.responsable
    left join usuario f on f.id = s.firmada_por
    where (s.anio, s.mes, s.agencia) = (${anio}, ${mes}, ${agencia})`.execute(db);
  const archivos = await leerArchivos(db, clave);
  const seguimientos = new Map<string, Seguimiento>();
  for (const compuerta of new Set([...rows.map((fila) => fila.compuerta), ...archivos.keys()])) {
    const { compuerta: _, ...propio } = rows.find((fila) => fila.compuerta === compuerta) ?? {
      compuerta,
      ...SIN_SEGUIMIENTO,
    };
    seguimientos.set(compuerta, { ...propio, archivos: archivos.get(compuerta) ?? [] });
  }
  return seguimientos;
}

async function leerArchivos(
  db: Database,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<Map<string, Documento[]>> {
  const { rows } = await sql<Documento & { compuerta: string }>`
    select e.compuerta, e.id, e.nombre, a.tipo, length(a.contenido) as bytes, e.huella, e.subido_en,
      json_build_object('id', u.id, 'nombre', u.nombre) as subido_por
    from archivo_de_evidencia e
    join archivo a using (huella)
    join usuario u on u.id = e.subido_por
    where (e.anio, e.mes, e.agencia) = (${anio}, ${mes}, ${agencia})
    order by e.subido_en, e.id`.execute(db);
  return Map.groupBy(rows, ({ compuerta }) => compuerta);
}
