// Everything a statement adds up, in one statement of SQL, so that nothing posted meanwhile gets into one column and not
// into another. Stored balances only, the lines of the few partidas that open and close a year and, for what asks against
// what its accounts moved, those sums with the partidas that are not in them yet.
import type {
  Acumulado,
  Contrapartida,
  Libro,
  MovimientoEspecial,
} from '@cuadra/core/estados-financieros/cifras';
import type { Rango } from '@cuadra/core/estados-financieros/rangos';
import { type RawBuilder, sql } from 'kysely';
import { partidasDeCierre } from '#contabilidad/saldos/partidas-de-cierre.ts';
import { acumuladoAl } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';

interface Pedido {
  /** The days at whose end the balances are wanted. */
  readonly cortes: readonly string[];
  readonly agencias: readonly string[];
  /** The ranges of which it is wanted against what the accounts moved. */
  readonly rangos?: readonly Rango[];
}

interface FilaLeida extends Acumulado {
  readonly tipo: MovimientoEspecial['tipo'] | null;
  readonly razon: Contrapartida['razon'] | null;
  /** In a counterpart, where its range begins; `fecha` is where it ends. */
  readonly desde: string | null;
}

export async function leerLibroDeEstados(
  db: Database,
  { cortes, agencias, rangos = [] }: Pedido,
): Promise<Libro> {
  const dias = [...new Set(cortes)].sort();
  const [primero = '', ultimo = primero] = [dias[0], dias.at(-1)];
  const saldos = dias.map(
    (fecha) => sql`
      select null::text as tipo, null::text as razon, null::date as desde, ${fecha}::date as fecha, s.id_cuenta, s.agencia, sum(s.debe)::bigint as debe, sum(s.haber)::bigint as haber
      from (${acumuladoAl(fecha, { agencias })}) s group by s.id_cuenta, s.agencia`,
  );
  const contrapartidas = contrapartidasDe(rangos, agencias);
  const { rows } = await sql<FilaLeida>`
    ${sql.join(saldos, sql` union all `)}
    union all
    select c.tipo, null, null, c.fecha, l.id_cuenta, l.agencia, sum(l.debe)::bigint, sum(l.haber)::bigint
    from (${partidasDeCierre}) c join linea l on l.ejercicio = c.ejercicio and l.numero = c.numero
    where c.fecha > ${primero}::date and c.fecha <= ${ultimo}::date and l.agencia = any(${agencias}::text[])
    group by c.tipo, c.fecha, l.id_cuenta, l.agencia${contrapartidas}`.execute(db);
  return separar(rows);
}

function separar(filas: readonly FilaLeida[]): Libro {
  const acumulados: Acumulado[] = [];
  const especiales: MovimientoEspecial[] = [];
  const contrapartidas: Contrapartida[] = [];
  for (const { tipo, razon, desde, ...fila } of filas) {
    const { fecha: hasta, ...suyo } = fila;
    if (razon !== null && desde !== null) contrapartidas.push({ ...suyo, desde, hasta, razon });
    else if (tipo === null) acumulados.push(fila);
    else especiales.push({ tipo, ...fila });
  }
  return { acumulados, especiales, contrapartidas };
}

/** Whole months, the days of those that are not, and what came after both were added up. */
function contrapartidasDe(rangos: readonly Rango[], agencias: readonly string[]): RawBuilder<unknown> {
  const distintos = [...new Map(rangos.map((rango) => [`${rango.desde} ${rango.hasta}`, rango])).values()];
  const partes = distintos.map(({ desde, hasta }) => {
    const { primerMes, finDeMeses } = mesesEnteros({ desde, hasta });
    return sql`
      union all
      select null, c.razon, ${desde}::date, ${hasta}::date, c.id_cuenta, c.agencia, sum(c.debe)::bigint, sum(c.haber)::bigint
      from (
        select m.id_cuenta, m.agencia, m.razon, m.debe, m.haber from contrapartida_mensual m
        where m.mes >= ${primerMes}::date and m.mes < ${finDeMeses}::date
        union all
        select d.id_cuenta, d.agencia, d.razon, d.debe, d.haber from contrapartida_diaria d
        where d.fecha >= ${desde}::date and d.fecha < ${primerMes}::date
        union all
        select d.id_cuenta, d.agencia, d.razon, d.debe, d.haber from contrapartida_diaria d
        where d.fecha >= ${finDeMeses}::date and d.fecha <= ${hasta}::date
        union all
        select r.id_cuenta, r.agencia, r.razon, r.debe, r.haber
        from ejercicio e
        left join contrapartida_hasta h on h.ejercicio = e.anio
        cross join lateral contrapartidas(e.anio, coalesce(h.numero, 0), e.ultimo_numero) r
        where e.anio between extract(year from ${desde}::date) and extract(year from ${hasta}::date)
          and e.ultimo_numero > coalesce(h.numero, 0) and r.fecha between ${desde}::date and ${hasta}::date
      ) c
      where c.agencia = any(${agencias}::text[])
      group by c.razon, c.id_cuenta, c.agencia`;
  });
  return partes.length === 0 ? sql`` : sql.join(partes, sql` `);
}

/** From the first of a month to that of another; in a range without any, both at its end. */
function mesesEnteros({ desde, hasta }: Rango): { primerMes: string; finDeMeses: string } {
  const primero = Temporal.PlainDate.from(desde);
  const siguiente = Temporal.PlainDate.from(hasta).add({ days: 1 });
  const primerMes = primero.day === 1 ? primero : primero.with({ day: 1 }).add({ months: 1 });
  const finDeMeses = siguiente.with({ day: 1 });
  if (Temporal.PlainDate.compare(primerMes, finDeMeses) < 0)
    return { primerMes: primerMes.toString(), finDeMeses: finDeMeses.toString() };
  return { primerMes: siguiente.toString(), finDeMeses: siguiente.toString() };
}
