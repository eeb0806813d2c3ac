// What moved in savings accounts against what holds it: the digest that each partida was sealed with and, for what no partida seals (what
// was there before there were digests, what an institution brought), what the bitácora was told. Whole at every verification: a movement
// passed to somebody else is found however long ago it was sealed.
import { numeroDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Database } from '../platform/database/pool.ts';

/** How many are told of each kind: with more, the books need more than a list. */
const DICHAS_MAX = 100;
/** Of how many partidas the account that was sealed is looked for, among all there are. */
const BUSCADAS_MAX = 3;
const CUENTAS_DICHAS_MAX = 5;

export async function compararMovimientosSellados(db: Database): Promise<string[]> {
  const { sellados, alteradas } = await leerSellados(db);
  const { traidos, distintas } = await leerTraidos(db);
  const { rows } = await sql<{ total: number }>`select count(*) as total from movimiento_ahorro`.execute(db);
  const fuera = sellados + traidos === (rows[0]?.total ?? 0) ? [] : await hallarFuera(db);
  const dichas = [...(await decirAlteradas(db, alteradas)), ...distintas, ...fuera];
  return dichas.length === 0 ? [] : [...dichas, ...(await hallarSinSeguir(db))];
}

interface Alterada {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
}

const LINEA = sql`movimiento_sellado(m.cuenta, m.clase, m.monto, m.fecha_valor, m.gana_desde) collate "C"`;
/** As movimientos_huella, without a call for each group: there may be millions. */
const HUELLA = sql`sha256(convert_to(string_agg(${LINEA}, chr(10) order by ${LINEA}), 'UTF8'))`;

/** How many movements are as their partida was sealed, and the partidas whose movements are not. */
async function leerSellados(db: Database): Promise<{ sellados: number; alteradas: readonly Alterada[] }> {
  const { rows } = await sql<{ sellados: number; alteradas: readonly Alterada[] | null }>`
    select coalesce(sum(x.cuantos) filter (where x.huella is not null), 0)::bigint as sellados,
      jsonb_path_query_array(coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'ejercicio', x.ejercicio, 'numero', x.numero)
        order by x.ejercicio, x.numero) filter (where x.huella is distinct from x.movimientos), '[]'),
        ${`$[0 to ${DICHAS_MAX - 1}]`}::jsonpath) as alteradas
    from (
      select p.id, p.ejercicio, p.numero, p.movimientos, d.huella, d.cuantos
      from partida p left join (
        select m.partida, count(*) as cuantos, ${HUELLA} as huella from movimiento_ahorro m where m.partida is not null group by m.partida
      ) d on d.partida = p.id
      where p.movimientos is not null
    ) x`.execute(db);
  return { sellados: rows[0]?.sellados ?? 0, alteradas: rows[0]?.alteradas ?? [] };
}

async function decirAlteradas(db: Database, alteradas: readonly Alterada[]): Promise<string[]> {
  const dichas: string[] = [];
  for (const [indice, alterada] of alteradas.entries())
    dichas.push(await decirAlterada(db, alterada, indice < BUSCADAS_MAX));
  return dichas;
}

interface Guardado {
  readonly n: number;
  readonly numero: string;
}

async function decirAlterada(db: Database, alterada: Alterada, busca: boolean): Promise<string> {
  const partida = numeroDePartida(alterada);
  const { rows } = await sql<Guardado>`
    select m.n, coalesce(c.numero, m.cuenta::text) as numero from movimiento_ahorro m left join cuenta_ahorro c on c.id = m.cuenta
    where m.partida = ${alterada.id}::uuid order by m.registrado_en, m.cuenta, m.n`.execute(db);
  const [uno, ...otros] = rows;
  if (uno === undefined) return `La partida ${partida} se selló con movimientos que ya no están.`;
  const era = busca && rows.length <= 2 ? await buscarCuenta(db, alterada.id) : undefined;
  const deQuien = era === undefined ? '' : ` El que se selló es de la cuenta ${era}.`;
  if (otros.length === 0)
    return `El movimiento ${uno.n} de la cuenta ${uno.numero} (partida ${partida}) no es el que se selló.${deQuien}`;
  const cuentas = [...new Set(rows.map(({ numero }) => numero))];
  const demas = cuentas.length - CUENTAS_DICHAS_MAX;
  const nombradas = cuentas.slice(0, CUENTAS_DICHAS_MAX).join(', ') + (demas > 0 ? ` y ${demas} más` : '');
  return `Los movimientos de la partida ${partida} no son los que se sellaron: ahora son de las cuentas ${nombradas}.${deQuien}`;
}

/** Whose account gives the digest that was sealed, in the place of the one that is there now; undefined: nobody's alone. */
async function buscarCuenta(db: Database, partida: string): Promise<string | undefined> {
  const { rows } = await sql<{ numero: string }>`
    with suyos as materialized (
      select m.cuenta, m.n, m.clase, m.monto, m.fecha_valor, m.gana_desde, ${LINEA} as linea from movimiento_ahorro m
      where m.partida = ${partida}::uuid
    )
    select c.numero from partida p cross join suyos s cross join cuenta_ahorro c
    where p.id = ${partida}::uuid and p.movimientos = movimientos_huella(
      array(select o.linea from suyos o where (o.cuenta, o.n) <> (s.cuenta, s.n))
        || movimiento_sellado(c.id, s.clase, s.monto, s.fecha_valor, s.gana_desde))
    limit 1`.execute(db);
  return rows[0]?.numero;
}

/** What the bitácora was told of each account; before its product was in use, or once, when digests began. */
const DICHOS = sql`
  select b.n, b.id_entidad::bigint as cuenta, (b.despues ->> 'desde')::integer as desde, (b.despues ->> 'hasta')::integer as hasta,
    decode(b.despues ->> 'huella', 'hex') as huella, b.accion, b.transaccion
  from bitacora b where b.entidad = 'movimiento_ahorro' and b.despues ? 'huella'`;

/** How many movements are as the bitácora was told, and what is to be said of those that are not. */
async function leerTraidos(db: Database): Promise<{ traidos: number; distintas: readonly string[] }> {
  const { rows } = await sql<{ traidos: number; distintas: readonly string[] | null }>`
    with dichos as materialized (${DICHOS}), activos as (
      select b.id_entidad::integer as producto, min(b.n) as n from bitacora b
      where b.entidad = 'producto_ahorro' and b.despues ->> 'estado' = 'activo' group by 1
    )
    select coalesce(sum(x.cuantos), 0)::bigint as traidos,
      array_agg(case when x.tarde then format('La cuenta %s recibió movimientos sin partida cuando su producto ya estaba en uso.', x.numero)
        else format('Los movimientos %s a %s de la cuenta %s no son los que se trajeron.', x.desde, x.hasta, x.numero) end
        order by x.numero, x.desde) filter (where x.tarde or x.difiere) as distintas
    from (
      select d.desde, d.hasta, coalesce(c.numero, d.cuenta::text) as numero, d.cuantos, d.huella is distinct from d.guardada as difiere,
        case when d.accion = 'migracion:ahorros-sellados'
          then d.transaccion <> (select min(o.transaccion) from dichos o where o.accion = d.accion)
          else d.n > a.n end is true as tarde
      from (
        select e.n, e.cuenta, e.desde, e.hasta, e.huella, e.accion, e.transaccion, count(m.n) as cuantos, ${HUELLA} as guardada
        from dichos e left join movimiento_ahorro m on m.cuenta = e.cuenta and m.n between e.desde and e.hasta
        group by e.n, e.cuenta, e.desde, e.hasta, e.huella, e.accion, e.transaccion
      ) d left join cuenta_ahorro c on c.id = d.cuenta left join activos a on a.producto = c.producto
    ) x`.execute(db);
  return { traidos: rows[0]?.traidos ?? 0, distintas: (rows[0]?.distintas ?? []).slice(0, DICHAS_MAX) };
}

/** Movements that neither a partida nor the bitácora holds. */
async function hallarFuera(db: Database): Promise<string[]> {
  const { rows } = await sql<Guardado>`
    with dichos as materialized (${DICHOS})
    select m.n, coalesce(c.numero, m.cuenta::text) as numero from movimiento_ahorro m left join cuenta_ahorro c on c.id = m.cuenta
    where not exists (select from partida p where p.id = m.partida and p.movimientos is not null)
      and not exists (select from dichos d where d.cuenta = m.cuenta and m.n between d.desde and d.hasta)
    order by numero, m.n limit ${DICHAS_MAX}`.execute(db);
  return rows.map(
    ({ n, numero }) => `El movimiento ${n} de la cuenta ${numero} no lo selló ninguna partida ni se trajo.`,
  );
}

/** Where something is missing or came in between: asked only when the seals are broken, to say whose accounts to look at. */
async function hallarSinSeguir(db: Database): Promise<string[]> {
  const { rows } = await sql<{ numero: string }>`
    select c.numero from cuenta_ahorro c join (
      select s.cuenta, bool_or(s.n <> s.lugar or s.saldo <> s.suma) as rota, max(s.n) as ultimo from (
        select m.cuenta, m.n, m.saldo, row_number() over w as lugar, sum(m.monto) over w as suma from movimiento_ahorro m
        window w as (partition by m.cuenta order by m.n)
      ) s group by s.cuenta
    ) x on x.cuenta = c.id
    where x.rota or x.ultimo <> c.movimientos order by c.numero limit ${DICHAS_MAX}`.execute(db);
  return rows.map(({ numero }) => `Los movimientos de la cuenta ${numero} no siguen uno al otro.`);
}
