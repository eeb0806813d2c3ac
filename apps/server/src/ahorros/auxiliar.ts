// Auxiliary = mayor, for savings: what the accounts of a product hold in an agencia is what the books say of its control account, and what the
// movements of each account add up to is what it holds; and they are those that were sealed.
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Auxiliar } from '#contabilidad/verificacion/auxiliar.ts';
import type { Database } from '#platform/database/pool.ts';
import { compararMovimientosSellados } from './movimientos-sellados.ts';

export const auxiliarDeAhorros: Auxiliar = {
  id: 'ahorros',
  titulo: 'Cuentas de ahorro',
  comparar: async (db) => [
    ...(await comparar(
      db,
      contraElMayor,
      (donde, uno, otro) => `${donde}: sus cuentas de ahorro tienen ${uno} y el mayor dice ${otro}.`,
    )),
    ...(await comparar(
      db,
      porPartida,
      (donde, uno, otro) =>
        `${donde}: las partidas movieron ${uno} y los movimientos de ahorro dicen ${otro}.`,
    )),
    ...(await comparar(
      db,
      porMovimientos,
      (donde, uno, otro) => `${donde}: tiene ${uno} y sus movimientos suman ${otro}.`,
    )),
    ...(await compararMovimientosSellados(db)),
  ],
};

/** How many differences are told of each kind: with more, the books need more than a list. */
const DIFERENCIAS_MAX = 100;

async function comparar(
  db: Database,
  diferencias: RawBuilder<unknown>,
  decir: (donde: string, uno: string, otro: string) => string,
): Promise<string[]> {
  const { rows } = await sql<{ donde: string; uno: Centavos; otro: Centavos }>`
    select d.donde, d.uno::bigint, d.otro::bigint from (${diferencias}) d where d.uno <> d.otro order by d.donde limit ${DIFERENCIAS_MAX}`.execute(
    db,
  );
  return rows.map(({ donde, uno, otro }) => decir(donde, formatearQuetzales(uno), formatearQuetzales(otro)));
}

const contraElMayor = sql`
  select format('Producto %s, agencia %s', p.codigo, g.id_agencia) as donde, coalesce(c.saldo, 0) as uno,
    -saldo_en_libros(k.id_cuenta, g.id_agencia) as otro
  from control_de_ahorro k join producto_ahorro p on p.id = k.producto cross join agencia g
  left join (select a.producto, a.agencia, sum(a.saldo) as saldo from cuenta_ahorro a group by 1, 2) c
    on c.producto = p.id and c.agencia = g.id_agencia`;

/** What was posted since each product is in use: both sides of each partida. */
const porPartida = sql`
  select format('Cuenta %s, agencia %s', l.id_cuenta, l.agencia) as donde, sum(l.haber - l.debe) as uno, sum(l.abonado - l.retirado) as otro
  from linea_de_ahorro l group by l.id_cuenta, l.agencia`;

const porMovimientos = sql`
  select format('Cuenta de ahorro %s', c.numero) as donde, c.saldo as uno, coalesce(m.suma, 0) as otro
  from cuenta_ahorro c left join (select v.cuenta, sum(v.monto) as suma from movimiento_ahorro v group by 1) m on m.cuenta = c.id`;
