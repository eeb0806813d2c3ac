// One unbroken line of WAL, from the copy that began it. PostgreSQL keeps what was not delivered yet for a slot of ours; how far it was is a file of the data
// folder that no copy brings along: whatever is restored begins another line, and two futures of one past never mix.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { z } from 'zod';
import type { Destinatario } from '../copia/cifrado.ts';
import { leerLsn, nombreDe, segmentoDe } from './segmentos.ts';

const RANURA = 'cuadra_respaldo';
const ARCHIVO = 'linaje.json';

const guardado = z.object({
  id: z.uuid(),
  sistema: z.string(),
  linea: z.int(),
  bytesPorSegmento: z.int().positive(),
  /** What the WAL is closed for. */
  publica: z.string(),
  /** What opens it, when a passphrase closes the copies; it travels inside each one. Null: the key is elsewhere. */
  identidad: z.string().nullable(),
  /** The first segment not delivered whole. */
  segmento: z.string(),
  /** How much of it was. */
  bytes: z.int().nonnegative(),
  /** Everything acknowledged before this instant was delivered. Null: nothing yet. */
  alcance: z.iso.datetime().nullable(),
  /** Whether there is a copy to begin from: without one, the WAL alone restores nothing. */
  conCopia: z.boolean(),
});

export type Linaje = z.infer<typeof guardado>;

const carpetaDe = (carpetaDatos: string): string => join(carpetaDatos, 'respaldo');

export async function leerLinaje(carpetaDatos: string): Promise<Linaje | undefined> {
  const texto = await readFile(join(carpetaDe(carpetaDatos), ARCHIVO), 'utf8').catch(() => undefined);
  if (texto === undefined) return undefined;
  try {
    return guardado.parse(JSON.parse(texto));
  } catch {
    return undefined;
  }
}

/** Written whole, or not at all: it says what PostgreSQL may let go of. */
export async function guardarLinaje(carpetaDatos: string, linaje: Linaje): Promise<void> {
  const carpeta = carpetaDe(carpetaDatos);
  await mkdir(carpeta, { recursive: true, mode: 0o700 });
  const nuevo = join(carpeta, `${ARCHIVO}.nuevo`);
  await rm(nuevo, { force: true });
  const archivo = await open(nuevo, 'wx', 0o600);
  await archivo.writeFile(`${JSON.stringify(linaje)}\n`);
  await archivo.sync();
  await archivo.close();
  await rename(nuevo, join(carpeta, ARCHIVO));
}

/** The line that goes on, if PostgreSQL still has everything that was not delivered; otherwise another begins. */
export async function seguirLinaje(
  dueno: pg.Client,
  carpetaDatos: string,
  para: Destinatario,
): Promise<Linaje> {
  const anterior = await leerLinaje(carpetaDatos);
  const base = await leerBase(dueno);
  if (anterior !== undefined && sigue(anterior, base, para)) return anterior;
  await soltarRanura(dueno);
  const { rows } = await dueno.query<{ desde: string }>(
    `select coalesce(lsn, pg_current_wal_flush_lsn())::text as desde from pg_create_physical_replication_slot($1, true)`,
    [RANURA],
  );
  const { sistema, linea, bytesPorSegmento } = base;
  const desde = leerLsn(rows[0]?.desde ?? '0/0');
  const linaje: Linaje = {
    id: randomUUID(),
    sistema,
    linea,
    bytesPorSegmento,
    ...(await llavesPara(para)),
    segmento: nombreDe(segmentoDe(desde, linea, bytesPorSegmento), bytesPorSegmento),
    bytes: 0,
    alcance: null,
    conCopia: false,
  };
  await guardarLinaje(carpetaDatos, linaje);
  return linaje;
}

interface Base {
  readonly sistema: string;
  readonly linea: number;
  readonly bytesPorSegmento: number;
  readonly perdida: boolean;
}

async function leerBase(dueno: pg.Client): Promise<Base> {
  const { rows } = await dueno.query<Base>(
    `select (select system_identifier::text from pg_control_system()) as sistema,
       (('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32))::int as linea,
       bytes_per_wal_segment as "bytesPorSegmento",
       not exists (select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')) as perdida
     from pg_control_init()`,
    [RANURA],
  );
  const [base] = rows;
  if (base === undefined) throw new Error('PostgreSQL no dijo quién es.');
  return base;
}

function sigue(anterior: Linaje, base: Base, para: Destinatario): boolean {
  const mismaLlave = 'publica' in para ? anterior.publica === para.publica : anterior.identidad !== null;
  return !base.perdida && anterior.sistema === base.sistema && anterior.linea === base.linea && mismaLlave;
}

async function llavesPara(para: Destinatario): Promise<Pick<Linaje, 'identidad' | 'publica'>> {
  if ('publica' in para) return { publica: para.publica, identidad: null };
  const identidad = await generateX25519Identity();
  return { identidad, publica: await identityToRecipient(identidad) };
}

/** Without whoever takes it, PostgreSQL would keep the WAL until the disk is full. */
export async function soltarRanura(dueno: pg.Client): Promise<void> {
  await dueno.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
    [RANURA],
  );
}

/** Up to there it was delivered: PostgreSQL may let go of it. */
export async function avanzarRanura(dueno: pg.Client, lsn: string): Promise<void> {
  await dueno.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [RANURA, lsn]);
}
