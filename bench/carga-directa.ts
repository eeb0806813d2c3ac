// The yardstick: the same rows inserted straight into PostgreSQL, one transaction each, as pgbench would. Into copies of
// the tables with the same columns, checks and indexes, and without the ledger's triggers: no numbers, no chain, no
// balances, no bitácora.
import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { alMismoTiempo, atender } from './carga.ts';
import { type PartidaDePrueba, partidaDePrueba } from './partidas-de-prueba.ts';

interface Encargo {
  readonly url: string;
  readonly autor: string;
  readonly cuentas: readonly string[];
  readonly fecha: string;
  readonly clientes: number;
  readonly ms: number;
  /** Numbers start here, so that runs do not collide. */
  readonly desde: number;
}

const INSERTAR_PARTIDA = `insert into directa_partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia,
    concepto, total, cantidad_lineas, es_manual, origen, autor, autor_nombre, huella_anterior, huella)
  values ($1, $2, $3, $4, $5, now(), $6, $7, $8, 4, true, 'manual', $9, 'Quien contabiliza', $10, $11)`;

const INSERTAR_LINEAS = `insert into directa_linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber, documento)
  values ($1, $2, 1, $3, $4, $5, $6, $7, $8), ($1, $2, 2, $9, $4, $5, $10, $11, $8),
    ($1, $2, 3, $12, $4, $5, $13, $14, $8), ($1, $2, 4, $15, $4, $5, $16, $17, $8)`;

const HUELLA = Buffer.alloc(32, 7);

atender<Encargo>(async ({ url, autor, cuentas, fecha, clientes, ms, desde }) => {
  const conexiones = await Promise.all(
    Array.from({ length: clientes }, async () => {
      const conexion = new pg.Client({ connectionString: url });
      await conexion.connect();
      return conexion;
    }),
  );
  const medida = await alMismoTiempo({ cuantos: clientes, ms }, async (cliente, n) => {
    const conexion = conexiones[cliente];
    if (conexion !== undefined)
      await insertar(conexion, autor, desde + n, partidaDePrueba(n, cuentas, fecha));
  });
  for (const conexion of conexiones) await conexion.end();
  return medida;
});

async function insertar(
  conexion: pg.Client,
  autor: string,
  numero: number,
  partida: PartidaDePrueba,
): Promise<void> {
  const { tipo, fecha, agencia, concepto, lineas } = partida;
  const ejercicio = Number(fecha.slice(0, 4));
  const total = lineas.reduce((suma, { debe }) => suma + debe, 0);
  const [primera, ...resto] = lineas;
  await conexion.query('begin');
  await conexion.query({
    name: 'partida',
    text: INSERTAR_PARTIDA,
    values: [ejercicio, numero, randomUUIDv7(), tipo, fecha, agencia, concepto, total, autor, HUELLA, HUELLA],
  });
  await conexion.query({
    name: 'lineas',
    text: INSERTAR_LINEAS,
    values: [
      ejercicio,
      numero,
      primera?.idCuenta,
      agencia,
      fecha,
      primera?.debe,
      primera?.haber,
      primera?.documento,
      ...resto.flatMap(({ idCuenta, debe, haber }) => [idCuenta, debe, haber]),
    ],
  });
  await conexion.query('commit');
}
