// The whole of a bundled PostgreSQL at work, as its owner: nobody waits for it, nobody notices. The copy brings the WAL that it needs, so that it can be restored
// by itself; what the data folder keeps besides (secrets, letters that did not leave) goes along, since it is closed.
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { leerLsn, nombreDe, segmentoDe, siguiente } from '../wal/segmentos.ts';
import type { Almacen } from './almacen.ts';
import { archivosDelCluster } from './archivos-del-cluster.ts';
import type { Destinatario } from './cifrado.ts';
import { type Entrada, empaquetar, enMemoria } from './empaquetar.ts';
import { type DatosDeIncluida, type ManifiestoExterior, VERSION_DE_COPIA } from './manifiesto.ts';
import { leerDatosDeLosLibros } from './queries.ts';

export interface CopiaPorHacer {
  /** Connected as the owner; the copy is this session's. */
  readonly dueno: pg.Client;
  readonly cluster: string;
  readonly carpetaDatos: string;
  readonly almacen: Almacen;
  readonly para: Destinatario;
  /** Whose WAL goes on from here, and what opens it (null: what opens the copy). */
  readonly linaje: { readonly id: string; readonly identidad: string | null } | undefined;
  readonly alAvanzar?: ((bytes: number) => void) | undefined;
}

/** What, of the data folder, is not PostgreSQL's and cannot be made again. */
const DE_LA_CARPETA = ['secreto', 'secreto-anterior', 'llave-de-sellos.pem'];
const CARPETAS_DE_LA_CARPETA = ['correo', 'llaves-de-sellos'];
export const CLAVE_DEL_CLUSTER = 'clave-de-postgres';
export const IDENTIDAD_DEL_LINAJE = 'respaldo/identidad';
const RANURA = 'cuadra_copia';

export async function hacerCopiaBase(orden: CopiaPorHacer): Promise<ManifiestoExterior> {
  const { dueno, almacen, para } = orden;
  let datos: DatosDeIncluida | undefined;
  const entradas = recorrer(orden, (final) => {
    datos = final;
  });
  const exigirDatos = (): DatosDeIncluida => {
    if (datos === undefined) throw new Error('La copia terminó antes de tiempo.');
    return datos;
  };
  const id = nuevoId((await instante(dueno)).ahora);
  const nombre = `bases/${id}.tar.zst.age`;
  try {
    const flujo = await empaquetar({ entradas, datos: () => ({ ...exigirDatos(), id }), para });
    const guardado = await almacen.guardar(nombre, flujo);
    const manifiesto: ManifiestoExterior = {
      datos: { ...exigirDatos(), id },
      copia: { nombre: `${id}.tar.zst.age`, ...guardado },
    };
    await almacen.guardar(
      `bases/${id}.json`,
      Readable.from([Buffer.from(`${JSON.stringify(manifiesto, null, 2)}\n`)]),
    );
    return manifiesto;
  } catch (error) {
    await almacen.borrar(nombre);
    throw error;
  }
}

async function* recorrer(
  orden: CopiaPorHacer,
  alTerminar: (datos: DatosDeIncluida) => void,
): AsyncGenerator<Entrada> {
  const { dueno, cluster, linaje, alAvanzar = () => undefined } = orden;
  const inicio = await empezar(dueno);
  let terminada = false;
  try {
    yield* archivosDelCluster(cluster, alAvanzar);
    const libros = await leerDatosDeLosLibros(dueno);
    const fin = await terminar(dueno);
    terminada = true;
    yield enMemoria('postgres/backup_label', fin.etiqueta);
    yield* walDeLaCopia(cluster, inicio, fin.hasta);
    yield* deLaCarpeta(orden);
    const { bytesPorSegmento, sistema, version, linea, desde } = inicio;
    const primerSegmento = nombreDe(segmentoDe(leerLsn(desde), linea, bytesPorSegmento), bytesPorSegmento);
    alTerminar({
      version: VERSION_DE_COPIA,
      clase: 'incluida',
      id: '',
      plataforma: `${process.platform}-${process.arch}`,
      iniciadoEn: inicio.ahora,
      terminadoEn: fin.ahora,
      postgres: { version, sistema, bytesPorSegmento, desde, hasta: fin.hasta, primerSegmento },
      linaje: linaje?.id ?? null,
      ...libros,
    });
  } finally {
    // A copy that was given up lets PostgreSQL know; the session that ends would also do.
    if (!terminada) await dueno.query('select pg_backup_stop(false)').catch(() => undefined);
    await dueno.query('select pg_drop_replication_slot($1)', [RANURA]).catch(() => undefined);
  }
}

interface Inicio {
  readonly desde: string;
  readonly ahora: string;
  readonly linea: number;
  readonly bytesPorSegmento: number;
  readonly sistema: string;
  readonly version: string;
}

/** The temporary slot, which goes with the session, keeps the WAL of the copy where it is until it was read. */
async function empezar(dueno: pg.Client): Promise<Inicio> {
  await dueno.query('select pg_create_physical_replication_slot($1, true, true)', [RANURA]);
  const { ahora } = await instante(dueno);
  const { rows } = await dueno.query<Omit<Inicio, 'ahora'>>(
    `select pg_backup_start('cuadra', true)::text as desde, bytes_per_wal_segment as "bytesPorSegmento",
       (select system_identifier::text from pg_control_system()) as sistema,
       current_setting('server_version') as version,
       (select timeline_id from pg_control_checkpoint()) as linea
     from pg_control_init()`,
  );
  const [inicio] = rows;
  if (inicio === undefined) throw new RespaldoError('PostgreSQL no dejó empezar la copia.');
  return { ...inicio, ahora };
}

async function terminar(
  dueno: pg.Client,
): Promise<{ readonly hasta: string; readonly etiqueta: string; readonly ahora: string }> {
  const { rows } = await dueno.query<{ hasta: string; etiqueta: string; mapa: string | null }>(
    'select lsn::text as hasta, labelfile as etiqueta, spcmapfile as mapa from pg_backup_stop(false)',
  );
  const [fin] = rows;
  if (fin === undefined) throw new RespaldoError('PostgreSQL no dejó terminar la copia.');
  return { ...fin, ahora: (await instante(dueno)).ahora };
}

async function instante(dueno: pg.Client): Promise<{ readonly ahora: string }> {
  const { rows } = await dueno.query<{ ahora: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ahora`,
  );
  return { ahora: rows[0]?.ahora ?? '' };
}

/** From where the copy began to where it ended, both included: whole segments, as they lie there. */
async function* walDeLaCopia(
  cluster: string,
  { desde, linea, bytesPorSegmento }: Inicio,
  hasta: string,
): AsyncGenerator<Entrada> {
  // The last byte of the copy stands before its end.
  const ultimo = segmentoDe(leerLsn(hasta) - 1n, linea, bytesPorSegmento);
  for (let s = segmentoDe(leerLsn(desde), linea, bytesPorSegmento); s.n <= ultimo.n; s = siguiente(s)) {
    const nombre = nombreDe(s, bytesPorSegmento);
    yield enMemoria(`postgres/pg_wal/${nombre}`, await readFile(join(cluster, 'pg_wal', nombre)));
  }
}

async function* deLaCarpeta({ carpetaDatos, cluster, linaje }: CopiaPorHacer): AsyncGenerator<Entrada> {
  const sueltos = DE_LA_CARPETA.map((nombre) => [nombre, join(carpetaDatos, nombre)] as const);
  const clave = [CLAVE_DEL_CLUSTER, join(dirname(cluster), CLAVE_DEL_CLUSTER)] as const;
  for (const [nombre, ruta] of [clave, ...sueltos]) {
    const bytes = await readFile(ruta).catch(() => undefined);
    if (bytes !== undefined) yield enMemoria(`datos/${nombre}`, bytes);
  }
  for (const carpeta of CARPETAS_DE_LA_CARPETA) {
    const adentro = await readdir(join(carpetaDatos, carpeta), { withFileTypes: true }).catch(() => []);
    for (const { name } of adentro.filter((uno) => uno.isFile()))
      yield enMemoria(`datos/${carpeta}/${name}`, await readFile(join(carpetaDatos, carpeta, name)));
  }
  if (linaje?.identidad) yield enMemoria(IDENTIDAD_DEL_LINAJE, linaje.identidad);
}

function nuevoId(ahora: string): string {
  const [dia = '', hora = ''] = ahora.replaceAll(/[-:]/g, '').split('T');
  return `${dia}-${hora.slice(0, 6)}-${randomBytes(3).toString('hex')}`;
}
