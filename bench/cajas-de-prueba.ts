// Two hundred cajas of twenty agencias, each with its cajero and its jornada of today, opened on nothing.
import type pg from 'pg';
import { entrarEn } from './banco.ts';

export const CAJAS = 200;
export const AGENCIAS = 20;
const CUENTA = '1011010102';

export interface CajaAbierta {
  readonly jornada: string;
  readonly correo: string;
}

export async function abrirCajas(dueno: pg.Client, fecha: string): Promise<CajaAbierta[]> {
  await dueno.query('begin');
  await dueno.query(`select set_config('cuadra.accion', 'medicion', true)`);
  for (const orden of ORDENES) await dueno.query(orden);
  await dueno.query(ABRIR, [fecha]);
  await dueno.query(CONTAR);
  await dueno.query('commit');
  // Over tables that were empty a moment ago, plans are made for empty tables.
  await dueno.query('analyze');
  const { rows } = await dueno.query<CajaAbierta>(
    `select j.id as jornada, u.correo from jornada j join usuario u on u.id = j.cajero order by u.correo`,
  );
  return rows;
}

/** Each signs in as anybody does; so many in a minute are let in from one address. */
export function entrarComoCajeros(url: string, cajas: readonly CajaAbierta[]): Promise<string[]> {
  return Promise.all(cajas.map(({ correo }) => entrarEn(url, correo)));
}

const NUMERADOS = `generate_series(1, ${CAJAS}) n`;
const AGENCIA = `lpad((1 + n % ${AGENCIAS})::text, 2, '0')`;
const CORREO = `'cajero-' || lpad(n::text, 3, '0') || '@medicion.demo'`;

const ORDENES = [
  `insert into agencia (id_agencia, nombre_agencia)
   select lpad(n::text, 2, '0'), 'Agencia ' || n from generate_series(1, ${AGENCIAS}) n on conflict do nothing`,
  `insert into usuario_agencia (usuario, agencia)
   select u.id, a.id_agencia from usuario u, agencia a where u.correo = 'contador@cuadra.demo' on conflict do nothing`,
  `insert into usuario (nombre, correo, contrasena, creado_en)
   select 'Cajero ' || n, ${CORREO}, (select contrasena from usuario where correo = 'contador@cuadra.demo'), now()
   from ${NUMERADOS}`,
  `insert into usuario_rol (usuario, rol)
   select u.id, 'cajero' from ${NUMERADOS} join usuario u on u.correo = ${CORREO}`,
  `insert into usuario_agencia (usuario, agencia)
   select u.id, ${AGENCIA} from ${NUMERADOS} join usuario u on u.correo = ${CORREO}`,
  `insert into caja (codigo, nombre, agencia, clase, id_cuenta)
   select 'C' || n, 'Caja ' || n, ${AGENCIA}, 'caja', '${CUENTA}' from ${NUMERADOS}`,
  `insert into asignacion_de_caja (caja, cajero, desde)
   select c.id, u.id, '2020-01-01' from ${NUMERADOS} join usuario u on u.correo = ${CORREO} join caja c on c.codigo = 'C' || n`,
];

const ABRIR = `insert into jornada (id, caja, cajero, fecha, tolerancia, abierta_en)
  select gen_random_uuid(), a.caja, a.cajero, $1::date, 0, now() from asignacion_de_caja a`;
const CONTAR = `insert into arqueo (jornada, clase, n, conteo, tasa_dolar, efectivo, cheque, vale, libro_efectivo, libro_cheque,
    libro_vale, contado_por, hecho_en)
  select j.id, 'apertura', 1, '{}', 7700000, 0, 0, 0, 0, 0, 0, j.cajero, now() from jornada j`;
