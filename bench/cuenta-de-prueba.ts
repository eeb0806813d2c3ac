// A bank account with a year of lines and movements, all of them still to be compared: noise in dates and texts, splits, repeats.
import { randomUUID } from 'node:crypto';
import { conjuntoEtiquetado } from '@cuadra/core/bancos/testing/conjunto-etiquetado';
import type pg from 'pg';

export const BANCO = '00000000-0000-4000-8000-0000000000b9';
const SEMILLA = 20_261_116;

export async function llenarCuenta(
  dueno: pg.Client,
  cuantas: number,
): Promise<{ lineas: number; movimientos: number; anio: number }> {
  const { lineas, movimientos } = conjuntoEtiquetado(SEMILLA, cuantas);
  // The month after the last of them has everything still pending on its desk.
  const anio = Number(
    lineas
      .map(({ fecha }) => fecha)
      .sort()
      .at(-1)
      ?.slice(0, 4),
  );
  const partidas = new Map(movimientos.map(({ partida }) => [partida, randomUUID()]));
  await dueno.query('begin');
  // As it would be, without the day by day of it: no trigger asks about it.
  await dueno.query(`set local session_replication_role = replica`);
  await dueno.query(
    `insert into cuenta_bancaria (id, banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
     select $1, 'Banco', '1-1', 'Cuenta de la medición', '1011030101', '01', u.id, make_date($2 - 2, 1, 1), 0
     from usuario u where u.correo = 'contador@cuadra.demo'`,
    [BANCO, anio],
  );
  await dueno.query(
    `insert into avance_de_banco (cuenta_bancaria, revision, conciliada_hasta) values ($1, 1, make_date($2 - 2, 1, 1) - 1)`,
    [BANCO, anio],
  );
  await dueno.query(
    `insert into linea_de_banco (cuenta_bancaria, estado, orden, fecha, monto, texto, referencia, tipo, huella, ocurrencia, pendiente, revision)
     select $1, gen_random_uuid(), x.n, x.fecha, x.monto, btrim(x.texto), x.referencia, x.tipo, md5(x.n::text) || md5(x.n::text), 1, x.monto, 1
     from jsonb_to_recordset($2::jsonb) as x (n integer, fecha date, monto bigint, texto text, referencia text, tipo text)`,
    [BANCO, JSON.stringify(lineas.map((linea, n) => ({ ...linea, n })))],
  );
  await dueno.query(
    `insert into movimiento_de_banco (cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, documento, pendiente, revision)
     select $1, $3, x.n, 1, x.partida, '01', x.fecha, x.monto, x.concepto, x.documento, x.monto, 1
     from jsonb_to_recordset($2::jsonb) as x (n integer, fecha date, monto bigint, concepto text, documento text, partida uuid)`,
    [
      BANCO,
      JSON.stringify(movimientos.map((uno, n) => ({ ...uno, n, partida: partidas.get(uno.partida) }))),
      anio,
    ],
  );
  await dueno.query('commit');
  // Over tables that were empty a moment ago, plans are made for empty tables.
  await dueno.query('analyze');
  return { lineas: lineas.length, movimientos: movimientos.length, anio };
}
