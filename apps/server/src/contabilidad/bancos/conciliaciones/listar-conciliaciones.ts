// The months of an account, from the newest to the first. Those that were sent say what they said then; what the others say is added up
// in one pass over what is not signed yet, month after month, and not once for each.
import type { ResumenDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { type Centavos, sumar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { leerCuenta, type Mes, mesDe } from './mes-de-cuenta.ts';
import { type Enviada, leerEnviadas, leerSaldos } from './queries.ts';
import { resumenDe } from './ver-conciliacion.ts';

export async function listarConciliaciones(
  db: Database,
  id: string,
  hoy: string,
): Promise<ResumenDeConciliacion[]> {
  const cuenta = await leerCuenta(db, id);
  const enviadas = new Map((await leerEnviadas(db, id)).map((una) => [claveDe(una), una]));
  const abiertos = await acumularAbiertos(db, id, cuenta.conciliadaHasta, hoy);
  return mesesHasta(cuenta.desde, hoy)
    .map((mes) => {
      const enviada = enviadas.get(claveDe(mes));
      return { ...resumenDe({ cuenta, ...mes }, enviada), ...cifrasDe(enviada, abiertos.get(claveDe(mes))) };
    })
    .toReversed();
}

const claveDe = ({ anio, mes }: Mes): number => anio * 12 + mes - 1;

function mesesHasta(desde: string, hoy: string): Mes[] {
  const [primero, ultimo] = [claveDe(mesDe(desde)), claveDe(mesDe(hoy))];
  return Array.from({ length: Math.max(0, ultimo - primero + 1) }, (_, i) => ({
    anio: Math.floor((primero + i) / 12),
    mes: ((primero + i) % 12) + 1,
  }));
}

interface Acumulado {
  readonly saldoBanco: Centavos;
  readonly saldoLibros: Centavos;
  readonly pendientes: number;
  readonly sinExplicar: number;
}

function cifrasDe(enviada: Enviada | undefined, abierto: Acumulado | undefined): Acumulado {
  if (enviada !== undefined && enviada.estado !== 'abierta') {
    const { saldoBanco, saldoLibros, pendientes } = enviada;
    return { saldoBanco, saldoLibros, pendientes, sinExplicar: 0 };
  }
  if (abierto === undefined) throw new Error('Un mes sin firmar quedó sin sus cifras');
  return abierto;
}

/** What each month adds to the one before it; of what is outstanding, also what it takes away. */
interface Cambio {
  readonly anio: number;
  readonly mes: number;
  readonly banco: Centavos;
  readonly libros: Centavos;
  readonly pendientes: number;
  readonly sinExplicar: number;
}

async function acumularAbiertos(
  db: Database,
  id: string,
  conciliadaHasta: string,
  hoy: string,
): Promise<ReadonlyMap<number, Acumulado>> {
  const firmado = await leerSaldos(db, id, conciliadaHasta);
  let actual: Acumulado = { ...firmado, pendientes: 0, sinExplicar: 0 };
  const cambios = await leerCambios(db, id, conciliadaHasta);
  const siguiente = Temporal.PlainDate.from(conciliadaHasta).add({ days: 1 }).toString();
  const acumulado = new Map<number, Acumulado>();
  let pendientes = [...cambios];
  for (const mes of mesesHasta(siguiente, hoy)) {
    const suyos = pendientes.filter((cambio) => claveDe(cambio) <= claveDe(mes));
    pendientes = pendientes.filter((cambio) => claveDe(cambio) > claveDe(mes));
    actual = suyos.reduce(sumarCambio, actual);
    acumulado.set(claveDe(mes), actual);
  }
  return acumulado;
}

const sumarCambio = (antes: Acumulado, cambio: Cambio): Acumulado => ({
  saldoBanco: sumar([antes.saldoBanco, cambio.banco]),
  saldoLibros: sumar([antes.saldoLibros, cambio.libros]),
  pendientes: antes.pendientes + cambio.pendientes,
  sinExplicar: antes.sinExplicar + cambio.sinExplicar,
});

async function leerCambios(db: Database, id: string, hasta: string): Promise<Cambio[]> {
  const { rows } = await sql<Cambio>`
    with cambios as (
      select l.fecha, l.monto as banco, 0 as libros, 0 as pendientes, 0 as sin_explicar from linea_de_banco l
      where l.cuenta_bancaria = ${id}::uuid and l.fecha > ${hasta}::date
      union all
      select m.fecha, 0, m.monto, 0, 0 from movimiento_de_banco m
      where m.cuenta_bancaria = ${id}::uuid and m.fecha > ${hasta}::date
      union all
      -- What has nothing on the other side today had nothing at the end of any month since its own.
      select l.fecha, 0, 0, 1, case when e.id is null then 1 else 0 end
      from linea_de_banco l left join explicacion_de_banco e on e.linea = l.id
      where l.cuenta_bancaria = ${id}::uuid and l.pendiente <> 0
      union all
      select m.fecha, 0, 0, 1, case when e.id is null and k.id is null then 1 else 0 end
      from movimiento_de_banco m left join explicacion_de_banco e on e.movimiento = m.id
      left join cheque k on k.movimiento = m.id and k.estado in ('emitido', 'entregado')
      where m.cuenta_bancaria = ${id}::uuid and m.pendiente <> 0
      union all
      -- What was matched in a later month was outstanding until then.
      select unnest(array[x.fecha, x.cruzada]), 0, 0, unnest(array[1, -1]), 0 from (
        select l.fecha, max(c.fecha) as cruzada from cruce c join cruce_linea p on p.cruce = c.id
        join linea_de_banco l on l.id = p.linea
        where c.cuenta_bancaria = ${id}::uuid and c.fecha > ${hasta}::date and l.pendiente = 0 group by l.id
        union all
        select m.fecha, max(c.fecha) from cruce c join cruce_movimiento p on p.cruce = c.id
        join movimiento_de_banco m on m.id = p.movimiento
        where c.cuenta_bancaria = ${id}::uuid and c.fecha > ${hasta}::date and m.pendiente = 0 group by m.id
      ) x where date_trunc('month', x.cruzada) > date_trunc('month', x.fecha)
    )
    select extract(year from fecha)::int as anio, extract(month from fecha)::int as mes, sum(banco)::bigint as banco,
      sum(libros)::bigint as libros, sum(pendientes)::int as pendientes, sum(sin_explicar)::int as sin_explicar
    from cambios group by 1, 2`.execute(db);
  return rows;
}
