import type { EnsayoDeDeshacer } from '@cuadra/contract/contabilidad/importaciones/deshacer';
import type { Centavos } from '@cuadra/core/dinero';
import type { OrigenDePartida } from '@cuadra/core/origen';
import type { LineaDePartida, TipoDePartida } from '@cuadra/core/partida';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { verSeries } from '../queries.ts';

/** Only who works in all of its agencias undoes it; to who works in none, it does not exist. */
export async function exigirTodaSuya(
  db: Database,
  { agencias }: Actor,
  lote: string,
): Promise<readonly string[]> {
  const filas = await db
    .selectFrom('loteSuma')
    .select('agencia')
    .distinct()
    .where('lote', '=', lote)
    .orderBy('agencia')
    .execute();
  const suyas = filas.filter(({ agencia }) => agencias.includes(agencia));
  if (suyas.length === 0) throw new ProblemaError('NO_ENCONTRADO');
  const ajena = filas.find(({ agencia }) => !agencias.includes(agencia));
  if (ajena !== undefined)
    throw new ProblemaError('SIN_AGENCIA', {
      detalle: `La importación tiene partidas de la agencia ${ajena.agencia}, donde usted no trabaja: la deshace quien trabaja en todas.`,
    });
  return filas.map(({ agencia }) => agencia);
}

/** One that is in the books. */
export interface Importada {
  readonly id: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly tipo: TipoDePartida;
  readonly fecha: string;
  readonly agencia: string;
  readonly origen: OrigenDePartida;
  readonly total: Centavos;
  readonly lineas: readonly LineaDePartida[];
  /** Reversed already, or a reversal of it waits for approval. */
  readonly revertida: boolean;
  readonly propuesta: boolean;
  /** Matched with something of a bank. */
  readonly cruzada: boolean;
  /** Moves the account of a bank. */
  readonly deBanco: boolean;
}

const POR_PAGINA = 1_000;

/** All that are in the books, those posted with it and those approved later, a page at a time. */
export async function* recorrerImportadas(db: Database, lote: string): AsyncGenerator<Importada[]> {
  for (const { ejercicio, primerNumero, ultimoNumero } of await verSeries(db, lote)) {
    for (let desde = primerNumero; desde <= ultimoNumero; desde += POR_PAGINA) {
      const hasta = Math.min(desde + POR_PAGINA - 1, ultimoNumero);
      yield await leer(db, sql`p.ejercicio = ${ejercicio} and p.numero between ${desde} and ${hasta}`);
    }
  }
  const aparte = await db
    .selectFrom('loteBorrador')
    .select('borrador')
    .where('lote', '=', lote)
    .orderBy('n')
    .execute();
  for (let desde = 0; desde < aparte.length; desde += POR_PAGINA) {
    const ids = aparte.slice(desde, desde + POR_PAGINA).map(({ borrador }) => borrador);
    yield await leer(db, sql`p.id = any(${ids}::uuid[])`);
  }
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<Importada[]> {
  const { rows } = await sql<Importada>`
    select p.id, p.ejercicio, p.numero, p.tipo, p.fecha, p.agencia, p.origen, p.total, suyas.lineas,
      exists (select from partida r where r.revierte = p.id) as revertida,
      exists (select from borrador r where r.revierte = p.id) as propuesta,
      exists (select from movimiento_de_banco m join cruce_movimiento c on c.movimiento = m.id where m.partida = p.id) as cruzada,
      exists (select from movimiento_de_banco m where m.partida = p.id) as de_banco
    from partida p
    cross join lateral (
      select jsonb_agg(jsonb_build_object('idCuenta', l.id_cuenta, 'debe', l.debe, 'haber', l.haber,
        'concepto', l.concepto, 'documento', l.documento) order by l.n) as lineas
      from linea l where (l.ejercicio, l.numero) = (p.ejercicio, p.numero)
    ) suyas
    where ${cuales} order by p.ejercicio, p.numero`.execute(db);
  return rows;
}

/** How many of its drafts are still to be posted. */
export async function contarSinContabilizar(db: Database, lote: string): Promise<number> {
  const { rows } = await sql<{ cuantas: number }>`
    select count(*)::int as cuantas from lote_borrador b join borrador d on d.id = b.borrador
    where b.lote = ${lote}::uuid`.execute(db);
  return rows[0]?.cuantas ?? 0;
}

export type Pedido = NonNullable<EnsayoDeDeshacer['pedido']>;

/** The one that waits for another person. */
export async function leerPedido(db: Database, lote: string): Promise<Pedido | null> {
  const { rows } = await sql<Pedido>`
    select d.id, json_build_object('id', u.id, 'nombre', u.nombre) as por, d.pedido_en as en, d.motivo, d.fecha
    from lote_deshecho d join usuario u on u.id = d.pedido_por
    where d.lote = ${lote}::uuid and d.resolucion is null`.execute(db);
  return rows[0] ?? null;
}
