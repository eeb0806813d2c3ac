// A small institution on a PostgreSQL of its own that can fall: it posts from several places at once, remembers what was acknowledged and when, and is copied
// meanwhile.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { cargarInstitucionDemo } from '#demo-institucion/cargar.ts';
import {
  iniciarPostgresIncluido,
  type PostgresIncluido,
} from '#platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { carpetaDelCluster } from '#platform/bundled-postgres/programas.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { relojDelSistema } from '#platform/reloj.ts';
import { abrirAlmacen } from '../copia/almacen.ts';
import type { Destinatario } from '../copia/cifrado.ts';
import { hacerCopiaBase } from '../copia/hacer-copia-base.ts';
import type { ManifiestoExterior } from '../copia/manifiesto.ts';
import { archivarWal } from '../wal/archivar-wal.ts';
import { type Linaje, seguirLinaje } from '../wal/linaje.ts';

export interface Confirmada {
  readonly id: string;
  readonly pedida: Temporal.Instant;
  readonly confirmada: Temporal.Instant;
}

export interface InstitucionRespaldada {
  readonly datos: string;
  readonly repositorio: string;
  readonly db: Database;
  readonly confirmadas: Confirmada[];
  contabilizar(): Promise<void>;
  /** Until told to stop, or until it falls. */
  contabilizarSinParar(escritores: number): () => Promise<void>;
  copiar(): Promise<ManifiestoExterior>;
  archivar(): Promise<Linaje>;
  /** As a busy hour would. */
  cambiarDeSegmento(): Promise<void>;
  /** kill -9, and nobody starts it again. */
  caer(): Promise<void>;
  cerrar(): Promise<void>;
}

/** What survives a fall of the process; of the machine, the disk would have to answer. */
const DE_PRISA = ['fsync=off'];

export async function abrirInstitucionRespaldada(
  carpeta: string,
  para: Destinatario,
): Promise<InstitucionRespaldada> {
  const [datos, repositorio] = [join(carpeta, 'datos de hoy'), join(carpeta, 'respaldos ñ')];
  await mkdir(datos);
  const postgres = await iniciarPostgresIncluido({ carpetaDatos: datos, ajustes: DE_PRISA });
  const { direccion } = await prepararBase(postgres.url('postgres'), { secreto: postgres.clave });
  const pool = abrirPool(direccion);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  await cargarInstitucionDemo({ db, reloj: relojDelSistema }, { historia: false, firmada: false });
  const confirmadas: Confirmada[] = [];
  const contabilizar = async () => {
    const pedida = relojDelSistema.ahora();
    const [hecha] = await registrar(
      { db, reloj: relojDelSistema },
      partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_00),
    );
    confirmadas.push({ id: hecha?.id ?? '', pedida, confirmada: relojDelSistema.ahora() });
  };
  const almacen = abrirAlmacen({ carpeta: repositorio, comando: undefined });
  const cluster = await carpetaDelCluster(datos);
  const orden = { cluster, carpetaDatos: datos, almacen };
  return {
    datos,
    repositorio,
    db,
    confirmadas,
    contabilizar,
    contabilizarSinParar: (escritores) => sinParar(contabilizar, escritores),
    copiar: () =>
      comoDueno(postgres, async (dueno) => {
        const linaje = await seguirLinaje(dueno, datos, para);
        return hacerCopiaBase({ ...orden, dueno, para, linaje });
      }),
    archivar: () =>
      comoDueno(postgres, async (dueno) =>
        archivarWal({ ...orden, dueno, linaje: await seguirLinaje(dueno, datos, para) }),
      ),
    cambiarDeSegmento: () =>
      comoDueno(postgres, async (dueno) => {
        await dueno.query('select pg_switch_wal()');
      }),
    async caer() {
      const pid = postgres.pid();
      const detenido = postgres.detener();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await detenido;
    },
    async cerrar() {
      await db.destroy();
      await postgres.detener();
    },
  };
}

function sinParar(contabilizar: () => Promise<void>, escritores: number): () => Promise<void> {
  let activo = true;
  const trabajar = async () => {
    while (activo) await contabilizar();
  };
  const todos = Array.from({ length: escritores }, () => trabajar().catch(() => undefined));
  return async () => {
    activo = false;
    await Promise.all(todos);
  };
}

async function comoDueno<T>(
  postgres: PostgresIncluido,
  trabajo: (dueno: pg.Client) => Promise<T>,
): Promise<T> {
  const dueno = new pg.Client({ connectionString: postgres.url('postgres') });
  dueno.on('error', () => undefined);
  await dueno.connect();
  try {
    return await trabajo(dueno);
  } finally {
    await dueno.end();
  }
}
