// What moved in savings accounts against what holds it: the digest that each partida was sealed with and, for what no partida seals (what
// was there before there were digests, what an institution brought), what the bitácora was told. Whole at every verification: a movement
// passed to somebody else is found however long ago it was sealed.
import { numeroDePartida } from '@cuadra/core/partida';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** How many are told of each kind: with more, the books need more than a list. */
const DICHAS_MAX = 100;
/** For how many partidas the account that was sealed is looked for, among all there are. */
const BUSCADAS_MAX = 3;
const CUENTAS_DICHAS_MAX = 5;
/** How many movements of a partida are read: a run has thousands. */
const LEIDOS_MAX = 50;
/** How many connections read at once. */
const PARTES = 2;

export async function compararMovimientosSellados(db: Database): Promise<string[]> {
  const [{ sellados, alteradas }, { traidos, distintas }, total] = await Promise.all([
    contarSellados(db),
    leerTraidos(db),
    contarTodos(db),
  ]);
  // Whoever posts meanwhile makes them differ too: then there is nothing to be found.
  const fuera = sellados + traidos === total ? [] : await hallarFuera(db);
  const dichas = [...(alteradas === 0 ? [] : await decirAlteradas(db)), ...distintas, ...fuera];
  return dichas.length === 0 ? [] : [...dichas, ...(await hallarSinSeguir(db))];
}

async function contarTodos(db: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from movimiento_ahorro`.execute(db);
  return rows[0]?.total ?? 0;
}

interface Alterada {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
}

const LINEA = sql`movimiento_sellado(m.cuenta, m.clase, m.monto, m.fecha_valor, m.gana_desde) collate "C"`;
/** As movimientos_huella, without a call for each group: there may be millions. */
const HUELLA = sql`sha256(convert_to(string_agg(${LINEA}, chr(10) order by ${LINEA}), 'UTF8'))`;

interface Sellados {
  /** Movements that name a partida which was sealed with its own. */
  readonly sellados: number;
  /** Partidas whose movements are not those. */
  readonly alteradas: number;
}

/** Sorting and digesting is what takes time, and each connection has a processor: every one reads all and digests its share. */
async function contarSellados(db: Database): Promise<Sellados> {
  const partes = await Promise.all(
    Array.from({ length: PARTES }, async (_, parte) => {
      const { rows } = await sql<Sellados>`
        select coalesce(sum(x.cuantos), 0)::bigint as sellados,
          count(*) filter (where x.huella is distinct from x.movimientos) as alteradas
        from (${deSusPartidas(parte)}) x`.execute(db);
      return rows[0] ?? { sellados: 0, alteradas: 0 };
    }),
  );
  return {
    sellados: partes.reduce((suma, { sellados }) => suma + sellados, 0),
    alteradas: partes.reduce((suma, { alteradas }) => suma + alteradas, 0),
  };
}

/** Each partida that was sealed with movements, and what its movements give now. */
function deSusPartidas(parte: number): RawBuilder<unknown> {
  const suya = (id: string) => sql`abs(uuid_hash(${sql.ref(id)})::bigint) % ${PARTES} = ${parte}`;
  return sql`
    select p.id, p.ejercicio, p.numero, p.movimientos, d.huella, d.cuantos
    from partida p left join (
      select m.partida, count(*) as cuantos, ${HUELLA} as huella from movimiento_ahorro m
      where m.partida is not null and ${suya('m.partida')} group by m.partida
    ) d on d.partida = p.id
    where p.movimientos is not null and ${suya('p.id')}`;
}

async function listarAlteradas(db: Database): Promise<readonly Alterada[]> {
  const partes = Array.from({ length: PARTES }, (_, parte) => sql`(${deSusPartidas(parte)})`);
  const { rows } = await sql<Alterada>`
    select x.id, x.ejercicio, x.numero from (${sql.join(partes, sql` union all `)}) x
    where x.huella is distinct from x.movimientos order by x.ejercicio, x.numero limit ${DICHAS_MAX}`.execute(
    db,
  );
  return rows;
}

interface Guardado {
  readonly n: number;
  readonly numero: string;
}

async function decirAlteradas(db: Database): Promise<string[]> {
  const alteradas = await listarAlteradas(db);
  const guardados = await leerGuardados(
    db,
    alteradas.map(({ id }) => id),
  );
  const dichas: string[] = [];
  for (const [indice, alterada] of alteradas.entries())
    dichas.push(await decirAlterada(db, alterada, guardados.get(alterada.id) ?? [], indice < BUSCADAS_MAX));
  return dichas;
}

/** The first movements that name each partida now. All at once: those of a run are found by no index. */
async function leerGuardados(
  db: Database,
  partidas: readonly string[],
): Promise<Map<string, readonly Guardado[]>> {
  const { rows } = await sql<Guardado & { partida: string }>`
    select m.partida, m.n, coalesce(c.numero, m.cuenta::text) as numero from (
      select s.partida, s.cuenta, s.n, row_number() over (partition by s.partida order by s.cuenta, s.n) as lugar
      from movimiento_ahorro s where s.partida = any(${partidas}::uuid[])
    ) m left join cuenta_ahorro c on c.id = m.cuenta
    where m.lugar <= ${LEIDOS_MAX} order by m.partida, m.lugar`.execute(db);
  return Map.groupBy(rows, ({ partida }) => partida);
}

async function decirAlterada(
  db: Database,
  alterada: Alterada,
  guardados: readonly Guardado[],
  busca: boolean,
): Promise<string> {
  const partida = numeroDePartida(alterada);
  const [uno, ...otros] = guardados;
  if (uno === undefined) return `La partida ${partida} se selló con movimientos que ya no están.`;
  const era = busca && otros.length <= 1 ? await buscarCuenta(db, alterada.id) : undefined;
  const deQuien = era === undefined ? '' : ` El que se selló es de la cuenta ${era}.`;
  if (otros.length === 0)
    return `El movimiento ${uno.n} de la cuenta ${uno.numero} (partida ${partida}) no es el que se selló.${deQuien}`;
  const comienzo = `Los movimientos de la partida ${partida} no son los que se sellaron:`;
  const segunCorrida = await compararConCorrida(db, alterada.id);
  if (segunCorrida.length > 0)
    return `${comienzo} su corrida dice otra cosa de las cuentas ${nombrar(segunCorrida)}.`;
  return `${comienzo} ahora son de las cuentas ${nombrar(guardados.map(({ numero }) => numero))}.${deQuien}`;
}

function nombrar(numeros: readonly string[]): string {
  const cuentas = [...new Set(numeros)];
  const primeras = cuentas.slice(0, CUENTAS_DICHAS_MAX).join(', ');
  return cuentas.length > CUENTAS_DICHAS_MAX ? `${primeras} y otras` : primeras;
}

/** The accounts that a partida of a run paid otherwise than the lines of its tanda say. */
async function compararConCorrida(db: Database, partida: string): Promise<string[]> {
  const { rows } = await sql<{ numero: string }>`
    select c.numero from corrida_tanda t join corrida r on r.id = t.corrida
    join corrida_linea l on l.corrida = t.corrida and l.tanda = t.n and l.intento = r.intento
    join cuenta_ahorro c on c.id = l.cuenta
    left join movimiento_ahorro m on m.corrida = l.corrida and m.cuenta = l.cuenta and m.partida = t.partida
    where t.partida = ${partida}::uuid and r.clase <> 'cierre' and l.estado in ('aplicada', 'revertida')
    group by c.numero, l.interes, l.isr
    having coalesce(sum(m.monto) filter (where m.clase = 'interes'), 0) <> l.interes
      or coalesce(sum(m.monto) filter (where m.clase = 'isr'), 0) <> -l.isr
    order by c.numero limit ${CUENTAS_DICHAS_MAX + 1}`.execute(db);
  return rows.map(({ numero }) => numero);
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

/** What the bitácora was told of each account by a trigger (what is not so written was not): before its product was in use, or once, when digests began. */
const DICHOS = sql`
  select b.n, b.id_entidad::bigint as cuenta, (b.despues ->> 'desde')::integer as desde, (b.despues ->> 'hasta')::integer as hasta,
    decode(b.despues ->> 'huella', 'hex') as huella, b.accion, b.transaccion
  from bitacora b where b.entidad = 'movimiento_ahorro' and not b.dicha and b.id_entidad ~ '^[0-9]{1,15}$' and b.despues ->> 'desde' ~ '^[0-9]{1,9}$'
    and b.despues ->> 'hasta' ~ '^[0-9]{1,9}$' and b.despues ->> 'huella' ~ '^[0-9a-f]{64}$'`;

/** How many movements are as the bitácora was told, and what is to be said of those that are not. */
async function leerTraidos(db: Database): Promise<{ traidos: number; distintas: readonly string[] }> {
  const { rows } = await sql<{ traidos: number; distintas: readonly string[] | null }>`
    with dichos as materialized (${DICHOS}), activos as (
      select b.id_entidad::integer as producto, min(b.n) as n from bitacora b
      where b.entidad = 'producto_ahorro' and not b.dicha and b.despues ->> 'estado' = 'activo' group by 1
    )
    select coalesce(sum(x.cuantos), 0)::bigint as traidos,
      array_agg(case when x.tarde then format('La cuenta %s recibió movimientos sin partida cuando su producto ya estaba en uso.', x.numero)
        else format('Los movimientos %s a %s de la cuenta %s no son los que dice la bitácora.', x.desde, x.hasta, x.numero) end
        order by x.numero, x.desde) filter (where x.tarde or x.difiere) as distintas
    from (
      select d.desde, d.hasta, coalesce(c.numero, d.cuenta::text) as numero, d.cuantos, d.huella is distinct from d.guardada as difiere,
        case when d.accion = 'migracion:ahorros-sellados'
          then d.transaccion <> (select min(o.transaccion) from dichos o where o.accion = 'migracion:ahorros-sellados')
          else d.n > a.n end is true as tarde
      from (
        select e.n, e.cuenta, e.desde, e.hasta, e.huella, e.accion, e.transaccion, count(m.n) as cuantos, ${HUELLA} as guardada
        from dichos e left join movimiento_ahorro m on m.cuenta = e.cuenta and m.n between e.desde and e.hasta
        group by e.n, e.cuenta, e.desde, e.hasta, e.huella, e.accion, e.transaccion
      ) d left join cuenta_ahorro c on c.id = d.cuenta left join activos a on a.producto = c.producto
    ) x`.execute(db);
  return { traidos: rows[0]?.traidos ?? 0, distintas: (rows[0]?.distintas ?? []).slice(0, DICHAS_MAX) };
}

/** Movements that neither a partida nor the bitácora holds: looked for only in the accounts that have more or fewer than were told. */
async function hallarFuera(db: Database): Promise<string[]> {
  const { rows } = await sql<Guardado>`
    with dichos as materialized (${DICHOS})
    select m.n, coalesce(c.numero, m.cuenta::text) as numero from movimiento_ahorro m left join cuenta_ahorro c on c.id = m.cuenta
    where m.cuenta = any(${await cuentasConOtros(db)}::bigint[])
      and not exists (select from partida p where p.id = m.partida and p.movimientos is not null)
      and not exists (select from dichos d where d.cuenta = m.cuenta and m.n between d.desde and d.hasta)
    order by numero, m.n limit ${DICHAS_MAX}`.execute(db);
  return rows.map(
    ({ n, numero }) =>
      `El movimiento ${n} de la cuenta ${numero} no lo sella ninguna partida ni lo dice la bitácora.`,
  );
}

/** A full join is never made by walking one side for each row of the other, which here would take hours. */
async function cuentasConOtros(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ cuenta: number }>`
    with dichos as materialized (${DICHOS})
    select coalesce(s.cuenta, t.cuenta) as cuenta from (
      select m.cuenta, count(*) as cuantos from movimiento_ahorro m
      where not exists (select from partida p where p.id = m.partida and p.movimientos is not null) group by m.cuenta
    ) s full join (
      select e.cuenta, count(*) as cuantos from dichos e
      join movimiento_ahorro m on m.cuenta = e.cuenta and m.n between e.desde and e.hasta group by e.cuenta
    ) t on t.cuenta = s.cuenta
    where s.cuantos is distinct from t.cuantos order by 1 limit ${DICHAS_MAX}`.execute(db);
  return rows.map(({ cuenta }) => cuenta);
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
