// Whether both ends say the same, table by table: how many rows, and a sum of them all that does not depend on their order.
// Computed by each PostgreSQL where its rows are, several tables at a time, the largest first.
import type pg from 'pg';
import { InstitucionError } from '#platform/institucion-error.ts';
import { aLaVez } from '../ordenes/a-la-vez.ts';
import { conDueno } from '../ordenes/duenos.ts';
import { ESQUEMAS } from './tablas.ts';

const A_LA_VEZ = 4;
const TARDO = '57014';

export interface PorComparar {
  /** Both as their owner. */
  readonly origen: string;
  readonly destino: string;
  /** How long PostgreSQL may take over any table. */
  readonly limiteMs: number;
}

export interface Comparacion {
  readonly tablas: number;
  readonly filas: number;
  readonly distintas: readonly string[];
}

export async function comparar({ origen, destino, limiteMs }: PorComparar): Promise<Comparacion> {
  const [antes, despues] = await Promise.all([sumar(origen, limiteMs), sumar(destino, limiteMs)]).catch(
    (error: unknown) => {
      if ((error as { code?: string }).code !== TARDO) throw error;
      throw new InstitucionError(
        'Comparar las dos copias toma más que el límite: la institución sigue donde estaba. Repita con un --limite mayor, a una hora en que nadie escriba.',
        { cause: error },
      );
    },
  );
  const nombres = [...new Set([...antes.keys(), ...despues.keys()])];
  return {
    tablas: nombres.length,
    filas: [...antes.values()].reduce((suma, { filas }) => suma + filas, 0),
    distintas: nombres.filter((nombre) => antes.get(nombre)?.suma !== despues.get(nombre)?.suma).sort(),
  };
}

interface Suma {
  readonly filas: number;
  /** What all the rows say together, and how many they are. */
  readonly suma: string;
}

async function sumar(direccion: string, limiteMs: number): Promise<Map<string, Suma>> {
  const sumas = new Map<string, Suma>();
  const tablas = await conDueno(direccion, (dueno) => tablasPorTamano(dueno));
  const montones = repartir(tablas);
  await aLaVez(montones, A_LA_VEZ, (monton) =>
    conDueno(direccion, async (dueno) => {
      await dueno.query(`${FORMA}; set statement_timeout = ${Math.max(1, Math.round(limiteMs))}`);
      for (const tabla of monton) sumas.set(tabla, await sumarTabla(dueno, tabla));
    }),
  );
  return sumas;
}

/** The same row is the same text at both ends, whatever each one's settings. */
const FORMA = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
  set bytea_output = 'hex'; set extra_float_digits = 1; set search_path = ''`;

async function tablasPorTamano(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ tabla: string }>(
    `select format('%I.%I', n.nspname, c.relname) as tabla
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind = 'r' and c.relname <> 'migracion' order by pg_relation_size(c.oid) desc, 1`,
    [ESQUEMAS],
  );
  return rows.map(({ tabla }) => tabla);
}

/** Dealt like cards: the large ones end up in different hands. */
const repartir = (tablas: readonly string[]): string[][] =>
  Array.from({ length: A_LA_VEZ }, (_, mano) =>
    tablas.filter((_tabla, indice) => indice % A_LA_VEZ === mano),
  );

async function sumarTabla(dueno: pg.Client, tabla: string): Promise<Suma> {
  const { rows } = await dueno.query<{ filas: string; suma: string }>(
    `select count(*) as filas, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as suma from ${tabla} t`,
  );
  const [{ filas, suma } = { filas: '0', suma: '0' }] = rows;
  return { filas: Number(filas), suma: `${filas} ${suma}` };
}
