// Everything a statement adds up, in one statement of SQL, so that nothing posted meanwhile gets into one column and not
// into another. Stored balances only, and the lines of the few partidas that open and close a year.
import type { Acumulado, Libro, MovimientoEspecial } from '@cuadra/core/estados-financieros/cifras';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { partidasDeCierre } from '../saldos/partidas-de-cierre.ts';
import { acumuladoAl } from '../saldos/queries.ts';

interface Pedido {
  /** The days at whose end the balances are wanted. */
  readonly cortes: readonly string[];
  readonly agencias: readonly string[];
}

type FilaLeida = Acumulado & { readonly tipo: MovimientoEspecial['tipo'] | null };

export async function leerLibroDeEstados(db: Database, { cortes, agencias }: Pedido): Promise<Libro> {
  const dias = [...new Set(cortes)].sort();
  const [primero = '', ultimo = primero] = [dias[0], dias.at(-1)];
  const saldos = dias.map(
    (fecha) => sql`
      select null::text as tipo, ${fecha}::date as fecha, s.id_cuenta, s.agencia, sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
      from (${acumuladoAl(fecha, { agencias })}) s group by s.id_cuenta, s.agencia`,
  );
  const { rows } = await sql<FilaLeida>`
    ${sql.join(saldos, sql` union all `)}
    union all
    select c.tipo, c.fecha, l.id_cuenta, l.agencia, sum(l.debe)::bigint, sum(l.haber)::bigint
    from (${partidasDeCierre}) c join linea l on l.ejercicio = c.ejercicio and l.numero = c.numero
    where c.fecha > ${primero}::date and c.fecha <= ${ultimo}::date and l.agencia = any(${agencias}::text[])
    group by c.tipo, c.fecha, l.id_cuenta, l.agencia`.execute(db);
  const acumulados: Acumulado[] = [];
  const especiales: MovimientoEspecial[] = [];
  for (const { tipo, ...fila } of rows) {
    if (tipo === null) acumulados.push(fila);
    else especiales.push({ tipo, ...fila });
  }
  return { acumulados, especiales };
}
