// A book of some dozens of partidas, and files of it that are made whole or by parts, by as many processes as a test wants.
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import type { FormatoDeReporte } from '@cuadra/contract/reportes/nombres';
import { sql } from 'kysely';
import pg from 'pg';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { abrirDatabase, abrirPool } from '#platform/database/pool.ts';
import { lectorSinReplica } from '#platform/database/replica/lector-de-reportes.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { registro } from '#registro-de-reportes.ts';
import { nuevoCodigo } from '#reportes/codigo.ts';
import type { ArchivoPedido } from '#reportes/hacer-archivo.ts';
import { leerTrozos } from '#reportes/queries.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

export const RANGO = { desde: '2026-02-01', hasta: '2026-04-30' };
const PARTIDAS = 50;

export interface MundoDePartes extends AplicacionDePrueba {
  readonly dueno: pg.Client;
  readonly contexto: ContextoConActor;
  /** With connections of its own, that may be ended. */
  proceso(): Promise<Plataforma>;
  pedir(formato: FormatoDeReporte): Promise<ArchivoPedido>;
  /** As when it was asked for. */
  deNuevo(archivo: ArchivoPedido): Promise<void>;
  contenido(id: string): Promise<Buffer>;
  leer(archivo: ArchivoPedido): Promise<ArchivoLeido>;
}

export interface ArchivoLeido {
  readonly estado: string | null;
  readonly avance: number | null;
  readonly bytes: number | null;
  readonly huella: string | null;
  readonly partes: number;
}

export async function mundoDePartes(): Promise<MundoDePartes> {
  const prueba = await aplicacionDePrueba();
  const cuentas = [CAJA_CHICA, BANCO, PRODUCTOS, GASTOS];
  await registrar(
    prueba,
    ...Array.from({ length: PARTIDAS }, (_, i) => {
      const fecha = Temporal.PlainDate.from(RANGO.desde)
        .add({ days: (i * 7) % 80 })
        .toString();
      const [debe, haber] = [cuentas[i % 4] ?? BANCO, cuentas[(i + 1) % 4] ?? GASTOS];
      return partida(fecha, debe, haber, 100_00 + i * 1_37, {
        concepto: `Señas «${i}», y más`,
        agencia: i % 5 === 0 ? '02' : '01',
      });
    }),
  );
  const dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
  const procesos: Plataforma[] = [];
  const contexto = await contextoDelContador(prueba);
  return {
    ...prueba,
    dueno,
    contexto,
    async proceso() {
      const pool = abrirPool(prueba.urlDeLaAplicacion);
      pool.on('error', () => undefined);
      const db = abrirDatabase(pool);
      const suya = { ...prueba.plataforma, db, reportes: lectorSinReplica(db) };
      procesos.push(suya);
      return suya;
    },
    async pedir(formato) {
      const pedido = registro['libro-diario'].pedir(contexto.actor, formato, { ...RANGO, modo: 'detallado' });
      const codigo = nuevoCodigo();
      const { rows } = await sql<{ id: string }>`
        insert into archivo_reporte (codigo, reporte, titulo, formato, nombre, filtros, usuario, estado, filas, pedido_en, vence_en)
        values (${codigo}, 'libro-diario', 'Libro Diario', ${formato}, 'x', ${JSON.stringify(pedido.filtros)},
          ${contexto.actor.id}::uuid, 'en_cola', 200, '2026-11-16', '2027-01-01') returning id`.execute(
        prueba.db,
      );
      return { id: rows[0]?.id ?? '', codigo, filas: 200, pedido };
    },
    async deNuevo({ id, codigo }) {
      await dueno.query('delete from archivo_reporte_trozo where archivo = $1', [id]);
      await dueno.query('delete from verificacion_reporte where codigo = $1', [codigo]);
      await dueno.query(
        `update archivo_reporte set estado = 'en_cola', avance = 0, bytes = null where id = $1`,
        [id],
      );
    },
    contenido: async (id) => Buffer.concat(await Array.fromAsync(leerTrozos(prueba.db, id))),
    async leer({ id, codigo }) {
      const { rows } = await dueno.query<ArchivoLeido>(
        `select a.estado, a.avance, a.bytes::int, v.huella,
          (select count(*)::int from archivo_reporte_parte where archivo = $1) as partes
         from (select) x left join archivo_reporte a on a.id = $1 left join verificacion_reporte v on v.codigo = $2`,
        [id, codigo],
      );
      return rows[0] ?? { estado: null, avance: null, bytes: null, huella: null, partes: 0 };
    },
    async cerrar() {
      await Promise.all(procesos.map(({ db }) => db.destroy()));
      await dueno.end();
      await prueba.cerrar();
    },
  };
}

async function contextoDelContador({ db, reloj }: AplicacionDePrueba): Promise<ContextoConActor> {
  const { id, nombre, correo } = await db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo'])
    .where('correo', '=', 'contador@cuadra.demo')
    .executeTakeFirstOrThrow();
  const suyo = {
    id,
    nombre,
    correo,
    sesion: '5f0c8a52-8f6e-4b62-a2a0-0c9b8a3c8f02',
    roles: ['contador'] as const,
  };
  const actor = { ...suyo, permisos: permisosDe(suyo.roles), agencias: ['01', '02'] };
  return { actor, direccion: '', navegador: '', peticion: 'prueba', origen: '', ahora: reloj.ahora() };
}
