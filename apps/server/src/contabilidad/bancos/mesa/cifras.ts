// The figures of the desk, at the end of its month: both balances and how much of what they are apart nobody has explained yet.
import type { CifrasDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { type Centavos, restar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { MesDeMesa } from './queries.ts';

interface Fila {
  readonly saldoBanco: Centavos;
  readonly saldoLibros: Centavos;
  readonly entradasBanco: Centavos;
  readonly salidasBanco: Centavos;
  readonly entradasLibros: Centavos;
  readonly salidasLibros: Centavos;
  readonly cuantosBanco: number;
  readonly cuantosLibros: number;
  readonly porExplicarBanco: Centavos;
  readonly porExplicarLibros: Centavos;
}

export async function leerCifras(db: Database, mes: MesDeMesa): Promise<CifrasDeMesa> {
  const { cuenta, fin } = mes;
  const { rows } = await sql<Fila>`
    select saldo_de_banco(${cuenta}::uuid, ${fin}::date) as saldo_banco,
      saldo_de_libros_de_banco(${cuenta}::uuid, ${fin}::date) as saldo_libros,
      b.entradas as entradas_banco, b.salidas as salidas_banco, l.entradas as entradas_libros, l.salidas as salidas_libros,
      pb.cuantos as cuantos_banco, pb.monto as por_explicar_banco, pl.cuantos as cuantos_libros, pl.monto as por_explicar_libros
    from (${totales(sql`linea_de_banco`, mes)}) b, (${totales(sql`movimiento_de_banco`, mes)}) l,
      (${sinExplicar(sql`linea_de_banco`, sql`e.linea`, mes, sql`true`)}) pb,
      (${sinExplicar(sql`movimiento_de_banco`, sql`e.movimiento`, mes, SIN_CHEQUE)}) pl`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new Error('La mesa quedó sin cifras');
  return {
    saldoBanco: fila.saldoBanco,
    saldoLibros: fila.saldoLibros,
    diferencia: restar(fila.saldoBanco, fila.saldoLibros),
    porExplicar: restar(fila.porExplicarBanco, fila.porExplicarLibros),
    sinExplicar: { banco: fila.cuantosBanco, libros: fila.cuantosLibros },
    banco: { entradas: fila.entradasBanco, salidas: fila.salidasBanco },
    libros: { entradas: fila.entradasLibros, salidas: fila.salidasLibros },
  };
}

/** Both positive. */
function totales(tabla: RawBuilder<unknown>, { cuenta, inicio, fin }: MesDeMesa): RawBuilder<unknown> {
  return sql`select coalesce(sum(x.monto) filter (where x.monto > 0), 0)::bigint as entradas,
      coalesce(-sum(x.monto) filter (where x.monto < 0), 0)::bigint as salidas
    from ${tabla} x where x.cuenta_bancaria = ${cuenta}::uuid and x.fecha between ${inicio}::date and ${fin}::date`;
}

/** What is pending today of what is dated up to the end of the month: what was matched later explains itself. */
function sinExplicar(
  tabla: RawBuilder<unknown>,
  suya: RawBuilder<unknown>,
  { cuenta, fin }: MesDeMesa,
  ademas: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select count(*)::int as cuantos, coalesce(sum(x.pendiente), 0)::bigint as monto
    from ${tabla} x where x.cuenta_bancaria = ${cuenta}::uuid and x.pendiente <> 0 and x.fecha <= ${fin}::date
      and not exists (select from explicacion_de_banco e where ${suya} = x.id) and ${ademas}`;
}

/** A cheque that is on its way explains itself. */
const SIN_CHEQUE = sql`not exists (select from cheque k where k.movimiento = x.id and k.estado in ('emitido', 'entregado'))`;
