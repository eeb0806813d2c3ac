// Against what each account is said to have moved, by day and by month, against the lines; one month in each statement,
// so that what is added up meanwhile is in both sides or in neither. Days are compared with the lines up to the number
// that is said to be added up, months with the days.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { DeAgencia } from './de-agencia.ts';
import { type AlcanceDeSaldos, deLosDias, delAlcance, exacto } from './revisar-saldos.ts';

const HALLAZGOS_POR_MES = 100;
/** The partidas of a month are looked at in runs of numbers; those of other months in between, up to so many, with them. */
const SALTO_MAX = 200;

export async function revisarContrapartidas(
  db: Database,
  alcance: AlcanceDeSaldos,
  senal?: AbortSignal,
): Promise<Hallazgo[]> {
  const hallados = await hallarContrapartidas(db, { ...alcance, max: HALLAZGOS_POR_MES }, senal);
  return hallados.map(({ hallazgo }) => hallazgo);
}

export async function hallarContrapartidas(
  db: Database,
  alcance: AlcanceDeSaldos & { readonly max?: number },
  senal?: AbortSignal,
): Promise<DeAgencia[]> {
  const adelantados = await listarAdelantados(db, alcance);
  const hallados: DeAgencia[] = adelantados.map((uno) => ({ agencia: null, hallazgo: comoAdelantado(uno) }));
  for (const mes of await listarMeses(db, alcance)) {
    senal?.throwIfAborted();
    for (const distinta of await compararContrapartidas(db, mes, alcance))
      hallados.push({ agencia: distinta.agencia, hallazgo: comoHallazgo(distinta) });
  }
  return hallados;
}

/** The months with partidas or with anything stored, by their first day: each is found jumping from the one before. */
export async function listarMeses(
  db: Database,
  { desde = '-infinity', hasta = 'infinity' }: AlcanceDeSaldos,
): Promise<string[]> {
  const siguiente = (dia: ReturnType<typeof sql>) => sql`date_trunc('month', least(
    (select min(p.fecha) from partida p where p.fecha >= ${dia} and p.fecha <= ${hasta}::date),
    (select min(d.fecha) from contrapartida_diaria d where d.fecha >= ${dia} and d.fecha <= ${hasta}::date),
    (select min(m.mes) from contrapartida_mensual m where m.mes >= ${dia} and m.mes <= ${hasta}::date)))::date`;
  const { rows } = await sql<{ mes: string }>`
    with recursive meses (mes) as (
      select ${siguiente(sql`${desde}::date`)}
      union all
      select ${siguiente(sql`(m.mes + interval '1 month')::date`)} from meses m where m.mes is not null
    )
    select mes from meses where mes is not null order by mes`.execute(db);
  return rows.map(({ mes }) => mes);
}

export interface ContrapartidaDistinta {
  readonly tramo: 'dia' | 'mes';
  readonly fecha: string;
  readonly agencia: string;
  readonly idCuenta: string;
  readonly razon: keyof typeof contraQue;
  readonly debeGuardado: Centavos;
  readonly haberGuardado: Centavos;
  readonly debe: Centavos;
  readonly haber: Centavos;
}

export async function compararContrapartidas(
  db: Database,
  mes: string,
  { agencias, dias, max }: Pick<AlcanceDeSaldos, 'agencias' | 'dias'> & { readonly max?: number },
): Promise<readonly ContrapartidaDistinta[]> {
  const primero = Temporal.PlainDate.from(mes);
  const suyo = {
    desde: mes,
    hasta: primero.add({ months: 1 }).subtract({ days: 1 }).toString(),
    agencias,
    dias,
  };
  const anio = primero.year;
  const { rows } = await sql<ContrapartidaDistinta>`
    with dia as materialized (
      select d.fecha, d.agencia, d.id_cuenta, d.razon, d.debe, d.haber
      from contrapartida_diaria d where ${delAlcance('d', suyo)}
    ), numeros as (
      select p.numero, p.numero - lag(p.numero) over (order by p.numero) > ${SALTO_MAX} as salta
      from partida p
      where p.fecha between ${suyo.desde}::date and ${suyo.hasta}::date and p.ejercicio = ${anio}
        and ${deLosDias('p', suyo)} and p.numero <= (select h.numero from contrapartida_hasta h where h.ejercicio = ${anio})
    ), corridas as (
      select min(c.numero) as primero, max(c.numero) as ultimo
      from (select n.numero, count(*) filter (where n.salta) over (order by n.numero) as corrida from numeros n) c
      group by c.corrida
    ), linea_a_linea as (
      select l.fecha, l.agencia, l.id_cuenta, l.razon, sum(l.debe) as debe, sum(l.haber) as haber
      from corridas c cross join lateral contrapartidas(${anio}, c.primero - 1, c.ultimo) l
      where ${delAlcance('l', suyo)} and ${deLosDias('l', suyo)}
      group by l.fecha, l.agencia, l.id_cuenta, l.razon
    ), por_comparar as (
      select d.* from dia d where ${deLosDias('d', suyo)}
    ), de_meses as (
      select m.fecha, m.agencia, m.id_cuenta, m.razon, m.debe, m.haber
      from (select mes as fecha, agencia, id_cuenta, razon, debe, haber from contrapartida_mensual) m
      where ${delAlcance('m', suyo)}
    ), suma_de_dias as (
      select ${mes}::date as fecha, d.agencia, d.id_cuenta, d.razon, sum(d.debe) as debe, sum(d.haber) as haber
      from dia d group by d.agencia, d.id_cuenta, d.razon
    )
    ${distintasDe('dia', 'por_comparar', 'linea_a_linea')}
    union all
    ${distintasDe('mes', 'de_meses', 'suma_de_dias')}
    order by 1, 2, 3, 4, 5 limit ${max ?? null}`.execute(db);
  return rows;
}

/** What is stored and what it should be; a sum of nothing is the same as none. */
const distintasDe = (tramo: ContrapartidaDistinta['tramo'], guardadas: string, reales: string) => sql`
  select ${tramo} as tramo, fecha, agencia, id_cuenta, razon, ${exacto('s.debe')} as debe_guardado,
    ${exacto('s.haber')} as haber_guardado, ${exacto('r.debe')} as debe, ${exacto('r.haber')} as haber
  from ${sql.table(guardadas)} s full join ${sql.table(reales)} r using (fecha, agencia, id_cuenta, razon)
  where coalesce(s.debe, 0) <> coalesce(r.debe, 0) or coalesce(s.haber, 0) <> coalesce(r.haber, 0)`;

export interface Adelantado {
  readonly ejercicio: number;
  readonly numero: number;
  readonly ultimoNumero: number;
}

/** Years said to be added up past their last partida: those to come would never be. */
export async function listarAdelantados(
  db: Database,
  { desde, hasta }: AlcanceDeSaldos,
): Promise<Adelantado[]> {
  const { rows } = await sql<Adelantado>`
    select h.ejercicio, h.numero, coalesce(e.ultimo_numero, 0) as ultimo_numero
    from contrapartida_hasta h left join ejercicio e on e.anio = h.ejercicio
    where h.numero > coalesce(e.ultimo_numero, 0)
      and h.ejercicio between ${Number(desde?.slice(0, 4) ?? 0)} and ${Number(hasta?.slice(0, 4) ?? 9999)}
    order by 1`.execute(db);
  return rows;
}

const contraQue = {
  efectivo: 'en efectivo',
  capital: 'contra el mismo capital',
  ajuste: 'por ajustes',
  externo: 'contra otras cuentas',
} as const;

function comoHallazgo(fila: ContrapartidaDistinta): Hallazgo {
  const q = (monto: Centavos) => formatearQuetzales(monto);
  const [cuando, contra] =
    fila.tramo === 'dia'
      ? [`el ${fila.fecha.split('-').reverse().join('/')}`, 'sus líneas']
      : [`en ${fila.fecha.slice(0, 7).split('-').reverse().join('/')}`, 'sus días'];
  return hallazgo(
    null,
    `Lo guardado de la cuenta ${fila.idCuenta} ${contraQue[fila.razon]} en la agencia ${fila.agencia} ${cuando} dice debe ${q(fila.debeGuardado)} y haber ${q(fila.haberGuardado)}; ${contra} suman debe ${q(fila.debe)} y haber ${q(fila.haber)}.`,
  );
}

const comoAdelantado = ({ ejercicio, numero, ultimoNumero }: Adelantado): Hallazgo =>
  hallazgo(
    ejercicio,
    `Las contrapartidas del ejercicio ${ejercicio} dicen estar sumadas hasta la partida ${numero} y la última es la ${ultimoNumero}.`,
  );

function hallazgo(ejercicio: number | null, mensaje: string): Hallazgo {
  return { regla: 'saldos', ejercicio, numero: null, idPartida: null, mensaje };
}
