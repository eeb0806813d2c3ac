// Every institution and how its database is. They are asked at the same time and none is waited for long: one that does not
// answer is told as such.
import pg from 'pg';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { aLaVez } from './a-la-vez.ts';
import { baseDe } from './duenos.ts';

const ESPERA_MS = 3_000;
const A_LA_VEZ = 20;

export interface Situacion extends Pick<Institucion, 'nombre' | 'anfitriones' | 'estado'> {
  readonly cumulo: string;
  readonly base: string;
  /** Undefined: it does not answer. */
  readonly libros: { readonly esquema: string; readonly bytes: number } | undefined;
}

export async function listar(instituciones: readonly Institucion[]): Promise<Situacion[]> {
  const situaciones = new Map<string, Situacion>();
  await aLaVez(instituciones, A_LA_VEZ, async (una) => {
    situaciones.set(una.nombre, await situacionDe(una));
  });
  return instituciones.flatMap(({ nombre }) => situaciones.get(nombre) ?? []);
}

async function situacionDe({ nombre, anfitriones, estado, databaseUrl }: Institucion): Promise<Situacion> {
  const libros = await preguntar(databaseUrl).catch(() => undefined);
  return { nombre, anfitriones, estado, cumulo: cumuloDe(databaseUrl), base: baseDe(databaseUrl), libros };
}

async function preguntar(connectionString: string): Promise<Situacion['libros']> {
  const client = new pg.Client({
    connectionString,
    application_name: 'cuadra instituciones',
    connectionTimeoutMillis: ESPERA_MS,
    query_timeout: ESPERA_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ esquema: string | null; bytes: string }>(
      'select max(nombre) as esquema, pg_database_size(current_database()) as bytes from migracion',
    );
    const [{ esquema, bytes } = { esquema: null, bytes: '0' }] = rows;
    return { esquema: (esquema ?? '').replace(/\.sql$/, ''), bytes: Number(bytes) };
  } finally {
    // One that stopped answering does not say goodbye either.
    void client.end().catch(() => undefined);
  }
}

export function enTabla(situaciones: readonly Situacion[]): string[] {
  const numero = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 1 });
  const filas = situaciones.map(({ nombre, anfitriones, estado, cumulo, base, libros }) => [
    nombre,
    anfitriones.join(' '),
    estado,
    `${cumulo}/${base}`,
    libros?.esquema ?? 'no responde',
    libros === undefined ? '' : `${numero.format(libros.bytes / 1_000_000)} MB`,
  ]);
  const todas = [['NOMBRE', 'ANFITRIONES', 'ESTADO', 'CÚMULO/BASE', 'ESQUEMA', 'TAMAÑO'], ...filas];
  const anchos = todas[0]?.map((_, columna) => Math.max(...todas.map((fila) => fila[columna]?.length ?? 0)));
  return todas.map((fila) =>
    fila
      .map((celda, columna) => celda.padEnd(anchos?.[columna] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
