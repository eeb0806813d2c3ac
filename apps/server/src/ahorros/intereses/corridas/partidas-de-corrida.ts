// What a run says in the books: before it is applied, added up by product and agencia as its partidas will say together; afterwards, as
// they are.
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Centavos } from '@cuadra/core/dinero';
import { numeroDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type CorridaPorPartes, cuentasDelProducto, leerCorridaPorPartes } from '../tandas/leer-tanda.ts';
import { cifrasPrevistas, lineasDeTanda, mueveAlgo } from '../tandas/partida-de-tanda.ts';

type Partidas = ResponseOf<typeof contrato.verPartidasDeCorrida>;
type UnaPartida = Partidas['partidas'][number];

/** More tandas than anybody reads one by one. */
const PARTIDAS_MAX = 100;

const POSTERIORES = new Set(['aplicado', 'revirtiendo', 'revertido', 'detenido', 'aplicando']);

export async function partidasDeCorrida(db: Database, id: number): Promise<Partidas> {
  const corrida = await leerCorridaPorPartes(db, id);
  if (corrida === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return POSTERIORES.has(corrida.estado) ? leerHechas(db, id) : prever(db, corrida);
}

async function leerHechas(db: Database, id: number): Promise<Partidas> {
  const { rows } = await sql<
    Omit<UnaPartida, 'numero'> & { ejercicio: number; numero: number; total: number }
  >`
    with suyas as (
      select x.partida, x.n, x.orden from corrida_tanda t
      cross join lateral (values (t.partida, t.n, 1), (t.reversion, t.n, 2)) x (partida, n, orden)
      where t.corrida = ${id} and x.partida is not null
    )
    select p.id, p.ejercicio, p.numero, p.fecha, p.agencia, p.concepto, (select count(*)::int from suyas) as total,
      (select jsonb_agg(jsonb_build_object('idCuenta', l.id_cuenta, 'nombreCuenta', c.nombre_cuenta, 'debe', l.debe, 'haber', l.haber,
          'concepto', l.concepto) order by l.n)
        from linea l join cuenta c on c.id_cuenta = l.id_cuenta where l.ejercicio = p.ejercicio and l.numero = p.numero) as lineas
    from (select * from suyas order by orden, n limit ${PARTIDAS_MAX}) s join partida p on p.id = s.partida
    order by s.orden, s.n`.execute(db);
  return {
    partidas: rows.map(({ total: _, ejercicio, numero, ...partida }) => ({
      ...partida,
      numero: numeroDePartida({ numero, ejercicio }),
    })),
    total: rows[0]?.total ?? 0,
  };
}

interface Previsto {
  readonly producto: number;
  readonly agencia: string;
  readonly interes: Centavos;
  readonly isr: Centavos;
  readonly provision: Centavos;
}

async function prever(db: Database, corrida: CorridaPorPartes): Promise<Partidas> {
  const { rows } = await sql<Previsto>`
    select t.producto, t.agencia, sum(t.interes)::bigint as interes, sum(t.isr)::bigint as isr,
      coalesce((select greatest(p.saldo, 0) from provision_de_intereses p
        where p.producto = t.producto and p.agencia = t.agencia order by p.id desc limit 1), 0) as provision
    from corrida_tanda t where t.corrida = ${corrida.id} group by t.producto, t.agencia order by t.producto, t.agencia`.execute(
    db,
  );
  const nombres = new Map<string, string>();
  for (const { idCuenta, nombreCuenta } of await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta'])
    .execute())
    nombres.set(idCuenta, nombreCuenta);
  const partidas = rows.flatMap(({ producto, agencia, interes, isr, provision }): UnaPartida[] => {
    const cifras = cifrasPrevistas(interes, isr, provision);
    if (!mueveAlgo(cifras)) return [];
    const cuentas = cuentasDelProducto(corrida.reglas, producto, corrida.hasta);
    const lineas = lineasDeTanda(cuentas, cifras).map(({ idCuenta, debe, haber, concepto }) => ({
      ...{ idCuenta, nombreCuenta: nombres.get(idCuenta) ?? '', debe, haber, concepto: concepto ?? null },
    }));
    const concepto = `${corrida.nombre}: ${cuentas.nombreProducto}`;
    return [{ id: null, numero: null, fecha: corrida.fecha, agencia, concepto, lineas }];
  });
  return { partidas, total: partidas.length };
}
