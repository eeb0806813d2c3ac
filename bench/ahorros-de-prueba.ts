// A savings product with as many accounts as asked for, in three agencias, each with six movements around the last month: some
// before it, some in it, some after. Made in PostgreSQL, as it would be after years, without the day by day of it.
import type pg from 'pg';

export const MOVIMIENTOS_POR_CUENTA = 6;

export interface ProductoDePrueba {
  readonly id: number;
  readonly cuentas: number;
}

export interface MesDePrueba {
  readonly desde: string;
  readonly ultimoDia: string;
  /** Not included. */
  readonly hasta: string;
}

/** The one that ended last. */
export function mesPasado(hoy: string): MesDePrueba {
  const hasta = Temporal.PlainDate.from(hoy).with({ day: 1 });
  return {
    desde: hasta.subtract({ months: 1 }).toString(),
    ultimoDia: hasta.subtract({ days: 1 }).toString(),
    hasta: hasta.toString(),
  };
}

export async function llenarProducto(
  dueno: pg.Client,
  { codigo, idCuenta, cuentas }: { codigo: string; idCuenta: string; cuentas: number },
  { desde }: MesDePrueba,
): Promise<ProductoDePrueba> {
  await dueno.query('begin');
  await dueno.query(`set local session_replication_role = replica`);
  const { rows } = await dueno.query<{ id: number }>(PRODUCTO, [codigo, idCuenta]);
  const id = rows[0]?.id ?? 0;
  for (const orden of REGLAS) await dueno.query(orden, [id]);
  await dueno.query('insert into control_de_ahorro (id_cuenta, producto) values ($1, $2)', [idCuenta, id]);
  await dueno.query(CUENTAS, [id, codigo, cuentas, desde]);
  await dueno.query(MOVIMIENTOS, [id, desde]);
  await dueno.query('commit');
  // As autovacuum leaves them in a quiet moment.
  await dueno.query('vacuum analyze cuenta_ahorro, movimiento_ahorro, corrida_linea');
  return { id, cuentas };
}

/** The year that is posted into, and whoever works with savings paying in all the agencias. */
export async function prepararLibros(dueno: pg.Client, hoy: string): Promise<void> {
  await dueno.query('begin');
  await dueno.query(`select set_config('cuadra.accion', 'medicion', true)`);
  await dueno.query(
    `insert into usuario_agencia (usuario, agencia)
     select u.id, a.id_agencia from usuario u, agencia a where u.correo = 'ahorros@cuadra.demo' on conflict do nothing`,
  );
  await dueno.query('insert into ejercicio (anio) values ($1) on conflict do nothing', [hoy.slice(0, 4)]);
  await dueno.query('commit');
}

const FIRMAS = `(select id from usuario where correo = 'ahorros@cuadra.demo'), (select id from usuario where correo = 'contador@cuadra.demo'), now()`;

const PRODUCTO = `insert into producto_ahorro (codigo, nombre, clase, id_cuenta, estado)
  values ($1::text, 'Ahorro de la medición ' || $1, 'vista', $2, 'activo') returning id`;

const REGLAS = [
  `insert into version_de_producto (producto, desde, metodo, base, capitalizacion, abono, redondeo, inactivas, bloqueadas, provision,
     cuenta_gasto, cuenta_isr, estado, escrita_por, publicada_por, publicada_en)
   values ($1, '2020-01-01', 'diario', 'ACT/365F', 'ninguna', 'mensual', 'mitad-arriba', 'devenga', 'no-paga', 'ninguna',
     '7011010101', '3051010101', 'publicada', ${FIRMAS})`,
  `with t as (
     insert into tabla_de_tasas (producto, desde, modo, estado, escrita_por, publicada_por, publicada_en)
     values ($1, '2020-01-01', 'total', 'publicada', ${FIRMAS}) returning id)
   insert into tramo_de_tasa (tabla, monto_desde, monto_hasta, ppm)
   select t.id, x.desde, x.hasta, x.ppm from t, (values (0, 1000000, 20000), (1000000, null, 35000)) x (desde, hasta, ppm)`,
];

const CUENTAS = `insert into cuenta_ahorro (numero, producto, agencia, apertura, saldo, interes_hasta, movimientos)
  select $2 || '-' || i, $1, lpad((1 + i * 3 / ($3 + 1))::text, 2, '0'), '2022-01-15', 100000 + i::bigint * 7919 % 5000000, $4::date,
    ${MOVIMIENTOS_POR_CUENTA}
  from generate_series(1, $3) i`;

const MOVIMIENTOS = `insert into movimiento_ahorro (cuenta, n, clase, monto, saldo, fecha, fecha_valor, gana_desde)
  select c.id, k, 'deposito', 100 + c.id * k % 5000, 0, x.dia, x.dia, x.dia
  from cuenta_ahorro c, generate_series(1, ${MOVIMIENTOS_POR_CUENTA}) k, lateral (select $2::date - 16 + k * 8 + (c.id % 7)::integer as dia) x
  where c.producto = $1`;
