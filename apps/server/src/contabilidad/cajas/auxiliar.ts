// Auxiliary = mayor, for the cash: what the cajas of an account of an agencia hold is what the books say of it, and what the
// movements of each caja add up to is what it holds.
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Auxiliar } from '#contabilidad/verificacion/auxiliar.ts';
import type { Database } from '#platform/database/pool.ts';

export const auxiliarDeCajas: Auxiliar = {
  id: 'cajas',
  titulo: 'Cajas y bóvedas',
  comparar: async (db) => [
    ...(await comparar(db, contraElMayor)),
    ...(await comparar(db, porPartida)),
    ...(await comparar(db, porMovimientos)),
  ],
};

interface Diferencia {
  readonly donde: string;
  readonly uno: Centavos;
  readonly otro: Centavos;
}

interface Comparacion {
  readonly leer: (db: Database) => Promise<readonly Diferencia[]>;
  readonly decir: (donde: string, uno: string, otro: string) => string;
}

async function comparar(db: Database, { leer, decir }: Comparacion): Promise<string[]> {
  const diferencias = await leer(db);
  return diferencias.map(({ donde, uno, otro }) =>
    decir(donde, formatearQuetzales(uno), formatearQuetzales(otro)),
  );
}

const contraElMayor: Comparacion = {
  decir: (donde, uno, otro) => `${donde}: sus cajas tienen ${uno} y el mayor dice ${otro}.`,
  async leer(db) {
    const { rows } = await sql<Diferencia>`
      select format('Cuenta %s, agencia %s', k.id_cuenta, k.agencia) as donde, x.uno::bigint, x.otro
      from cuenta_de_caja k cross join lateral (
        select coalesce((select sum(s.saldo) from caja c join saldo_de_caja s on s.caja = c.id
            where c.id_cuenta = k.id_cuenta and c.agencia = k.agencia), 0) as uno,
          saldo_en_libros(k.id_cuenta, k.agencia) as otro
      ) x where x.uno <> x.otro order by k.agencia, k.id_cuenta`.execute(db);
    return rows;
  },
};

/** What was noted of each partida, and what its movements say: both sides, partida by partida. */
const porPartida: Comparacion = {
  decir: (donde, uno, otro) =>
    `${donde}: las partidas movieron ${uno} y los movimientos de sus cajas dicen ${otro}.`,
  async leer(db) {
    const { rows } = await sql<Diferencia>`
      select format('Cuenta %s, agencia %s', coalesce(l.id_cuenta, m.id_cuenta), coalesce(l.agencia, m.agencia)) as donde,
        coalesce(l.monto, 0)::bigint as uno, coalesce(m.monto, 0)::bigint as otro
      from (select x.id_cuenta, x.agencia, sum(x.debe - x.haber) as monto from linea_de_caja x group by 1, 2) l
      full join (
        select c.id_cuenta, c.agencia, sum(case v.sentido when 'entrada' then v.monto else -v.monto end) as monto
        from movimiento_de_caja v join caja c on c.id = v.caja group by 1, 2
      ) m using (id_cuenta, agencia)
      where coalesce(l.monto, 0) <> coalesce(m.monto, 0) order by 1`.execute(db);
    return rows;
  },
};

const porMovimientos: Comparacion = {
  decir: (donde, uno, otro) => `${donde}: tiene ${uno} y sus movimientos suman ${otro}.`,
  async leer(db) {
    const { rows } = await sql<Diferencia>`
      select format('Caja %s de la agencia %s', c.codigo, c.agencia) as donde, s.saldo as uno,
        (c.saldo_inicial + coalesce(m.monto, 0))::bigint as otro
      from caja c join saldo_de_caja s on s.caja = c.id
      left join (
        select v.caja, sum(case v.sentido when 'entrada' then v.monto else -v.monto end) as monto
        from movimiento_de_caja v group by v.caja
      ) m on m.caja = c.id
      where s.saldo <> c.saldo_inicial + coalesce(m.monto, 0) order by c.agencia, c.codigo`.execute(db);
    return rows;
  },
};
