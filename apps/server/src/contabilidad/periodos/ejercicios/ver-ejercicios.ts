// The years of the books with what was done in each, and whether one before the oldest may still be opened.
import type { Ejercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { nombreDePeriodo } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

export async function verEjercicios(db: Database, { ahora }: Pick<Contexto, 'ahora'>): Promise<Ejercicios> {
  const { enPuestaEnMarcha, primerEjercicio } = await leerPrimerEjercicio(db);
  const ejercicios = await leerEjercicios(db);
  return {
    primerEjercicio,
    enPuestaEnMarcha,
    anioActual: anioDe(ahora),
    impideAbrir: await porQueNoSeAbre(db, enPuestaEnMarcha),
    ejercicios: ejercicios.map(({ conTrabajo, ...ejercicio }, indice) => ({
      ...ejercicio,
      seQuita: enPuestaEnMarcha && indice === 0 && ejercicio.ultimoNumero === 0 && !conTrabajo,
    })),
  };
}

export const anioDe = (ahora: Temporal.Instant): number => ahora.toZonedDateTimeISO(ZONA_HORARIA).year;

export async function leerPrimerEjercicio(
  db: Database,
): Promise<{ readonly enPuestaEnMarcha: boolean; readonly primerEjercicio: number | null }> {
  const { rows } = await sql<{ enPuestaEnMarcha: boolean; primerEjercicio: number | null }>`
    select institucion_en_preparacion() as en_puesta_en_marcha,
      (select i.primer_ejercicio from institucion i) as primer_ejercicio`.execute(db);
  return rows[0] ?? { enPuestaEnMarcha: false, primerEjercicio: null };
}

type EjercicioLeido = Omit<Ejercicios['ejercicios'][number], 'seQuita'> & { readonly conTrabajo: boolean };

async function leerEjercicios(db: Database): Promise<EjercicioLeido[]> {
  const { rows } = await sql<EjercicioLeido>`
    select e.anio, e.estado, e.procedencia, e.ultimo_numero, p.meses, p.meses_cerrados,
      p.empezados > 0
        or exists (select from cierre_de_periodo c where c.anio = e.anio)
        or exists (select from seguimiento_de_compuerta s where s.anio = e.anio) as con_trabajo
    from ejercicio e cross join lateral (
      select count(*)::int as meses, count(*) filter (where x.estado = 'cerrado')::int as meses_cerrados,
        count(*) filter (where x.estado <> 'abierto')::int as empezados
      from periodo x where x.anio = e.anio
    ) p order by e.anio`.execute(db);
  return rows;
}

async function porQueNoSeAbre(db: Database, enPuestaEnMarcha: boolean): Promise<string | null> {
  if (!enPuestaEnMarcha) {
    return 'La puesta en marcha ya está firmada: no se abren años anteriores.';
  }
  const cerrado = await db
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia'])
    .where('estado', '<>', 'abierto')
    .orderBy('anio')
    .orderBy('mes')
    .orderBy('agencia')
    .executeTakeFirst();
  if (cerrado === undefined) return null;
  const { anio, mes, agencia } = cerrado;
  return `El mes ${nombreDePeriodo(anio, mes)} ya está cerrado en la agencia ${agencia}: un año anterior solo se abre antes de cerrar meses.`;
}
