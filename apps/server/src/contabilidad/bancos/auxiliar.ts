// Auxiliary = mayor, for the banks: what was noted of each account is what the mayor says of it, line by line what its cruces leave is
// what is kept as pending, and what its bank said adds up to what its last statement says.
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Auxiliar } from '#contabilidad/verificacion/auxiliar.ts';
import type { Database } from '#platform/database/pool.ts';

export const auxiliarDeBancos: Auxiliar = {
  id: 'bancos',
  titulo: 'Cuentas bancarias',
  async comparar(db) {
    const hallazgos: string[] = [];
    for (const comparacion of [
      contraElMayor,
      alEmpezar,
      lineasPendientes,
      movimientosPendientes,
      contraSuEstado,
    ])
      hallazgos.push(...(await comparar(db, comparacion)));
    return hallazgos;
  },
};

interface Diferencia {
  readonly donde: string;
  readonly uno: Centavos;
  readonly otro: Centavos;
}

interface Comparacion {
  readonly diferencias: RawBuilder<Diferencia>;
  readonly decir: (uno: string, otro: string) => string;
}

async function comparar(db: Database, { diferencias, decir }: Comparacion): Promise<string[]> {
  const { rows } = await diferencias.execute(db);
  return rows.map(
    ({ donde, uno, otro }) => `${donde}: ${decir(formatearQuetzales(uno), formatearQuetzales(otro))}.`,
  );
}

const nombre = sql`format('%s, %s', c.banco, c.numero)`;

const contraElMayor: Comparacion = {
  decir: (uno, otro) => `sus movimientos suman ${uno} y el mayor dice ${otro}`,
  diferencias: sql<Diferencia>`
    select ${nombre} as donde, x.uno::bigint, x.otro::bigint from cuenta_bancaria c cross join lateral (
      select c.saldo_libro_inicial + coalesce((select sum(m.monto) from movimiento_de_banco m
          where m.cuenta_bancaria = c.id and m.ejercicio is not null), 0) as uno,
        coalesce((select sum(l.debe - l.haber) from linea l where l.id_cuenta = c.id_cuenta), 0) as otro
    ) x where x.uno <> x.otro order by 1`,
};

const alEmpezar: Comparacion = {
  decir: (uno, otro) =>
    `al empezar los libros y el banco difieren en ${uno} y lo que estaba en circulación explica ${otro}`,
  diferencias: sql<Diferencia>`
    select ${nombre} as donde, (c.saldo_libro_inicial - c.saldo_banco_inicial)::bigint as uno,
      (c.saldo_libro_inicial - c.saldo_banco_inicial - x.falta)::bigint as otro
    from cuenta_bancaria c cross join lateral (select banco_sin_explicar_al_empezar(c.id) as falta) x where x.falta <> 0 order by 1`,
};

const lineasPendientes: Comparacion = {
  decir: (uno, otro) => `dice que le falta cruzar ${uno} y sus cruces dejan ${otro}`,
  diferencias: sql<Diferencia>`
    select format('%s, línea del banco del %s', ${nombre}, to_char(l.fecha, 'DD/MM/YYYY')) as donde, l.pendiente as uno,
      (l.monto - coalesce(p.monto, 0))::bigint as otro
    from linea_de_banco l join cuenta_bancaria c on c.id = l.cuenta_bancaria
    left join (select v.linea, sum(v.monto) as monto from cruce_linea v group by v.linea) p on p.linea = l.id
    where l.pendiente <> l.monto - coalesce(p.monto, 0) order by 1`,
};

const movimientosPendientes: Comparacion = {
  decir: (uno, otro) => `dice que le falta cruzar ${uno} y sus cruces dejan ${otro}`,
  diferencias: sql<Diferencia>`
    select format('%s, movimiento del %s', ${nombre}, to_char(m.fecha, 'DD/MM/YYYY')) as donde, m.pendiente as uno,
      (m.monto - coalesce(p.monto, 0))::bigint as otro
    from movimiento_de_banco m join cuenta_bancaria c on c.id = m.cuenta_bancaria
    left join (select v.movimiento, sum(v.monto) as monto from cruce_movimiento v group by v.movimiento) p on p.movimiento = m.id
    where m.pendiente <> m.monto - coalesce(p.monto, 0) order by 1`,
};

/** The one that reaches furthest and says how it ends. */
const contraSuEstado: Comparacion = {
  decir: (uno, otro) => `sus líneas llegan a ${uno} y su último estado de cuenta termina con ${otro}`,
  diferencias: sql<Diferencia>`
    select ${nombre} as donde, x.uno::bigint, e.saldo_final as otro from cuenta_bancaria c
    cross join lateral (
      select s.saldo_final, s.hasta from estado_de_cuenta s where s.cuenta_bancaria = c.id and s.saldo_final is not null
      order by s.hasta desc, s.importado_en desc, s.indice desc limit 1
    ) e
    cross join lateral (
      select c.saldo_banco_inicial + coalesce((select sum(l.monto) from linea_de_banco l
        where l.cuenta_bancaria = c.id and l.estado is not null and l.fecha <= e.hasta), 0) as uno
    ) x where x.uno <> e.saldo_final order by 1`,
};
