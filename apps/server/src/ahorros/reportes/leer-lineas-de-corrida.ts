// The lines of a run, tanda after tanda: by product, agencia and account. Whoever asks is of all of its agencias, as on its screen.

import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import type {
  ClaseDeCorrida,
  EstadoDeCorrida,
  EstadoDeLinea,
  MotivoSinPago,
} from '@cuadra/core/ahorros/corrida';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { esDeSusAgencias } from '#ahorros/intereses/corridas/tomar-corrida.ts';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface CorridaImpresa {
  readonly id: number;
  readonly nombre: string;
  readonly clase: ClaseDeCorrida;
  readonly estado: EstadoDeCorrida;
  readonly intento: number;
  readonly desde: string;
  readonly ultimoDia: string;
  readonly fecha: string;
  readonly huella: string | null;
  readonly creadaPor: string | null;
  readonly calculadaPor: string | null;
  readonly calculadaEn: string | null;
  readonly aprobadaPor: string | null;
  readonly aprobadaEn: string | null;
  readonly aplicadaEn: string | null;
}

export interface LineaImpresa {
  readonly cuenta: number;
  readonly numero: string;
  readonly titular: string;
  readonly producto: string;
  readonly agencia: string;
  readonly desde: string;
  readonly ultimoDia: string;
  readonly dias: number;
  readonly interes: Centavos;
  readonly isr: Centavos;
  readonly estado: EstadoDeLinea;
  readonly motivo: MotivoSinPago | null;
}

type Filtros = FiltrosDe<'lineas-de-corrida'>;

export interface Alcance {
  readonly corrida: CorridaImpresa;
  readonly agencias: readonly string[];
}

/** A run that is not wholly of the agencias of whoever asks is not found. */
export async function leerCorridaImpresa(
  db: Database,
  { actor }: ContextoConActor,
  { corrida, agencia }: Filtros,
): Promise<Alcance> {
  const pedidas = agenciasPedidas(actor, agencia);
  const { rows } = await sql<CorridaImpresa & { readonly agencias: readonly string[] }>`
    select r.id, r.nombre, r.clase, r.estado, r.intento, r.desde, r.hasta - 1 as ultimo_dia, r.fecha, r.huella, p.nombre as creada_por,
      q.nombre as calculada_por, r.calculada_en, s.nombre as aprobada_por, r.aprobada_en, r.aplicada_en,
      array(select distinct a.agencia from corrida_alcance a where a.corrida = r.id and a.agencia = any(${pedidas}::text[]) order by 1) as agencias
    from corrida r left join usuario p on p.id = r.creada_por left join usuario q on q.id = r.calculada_por
    left join usuario s on s.id = r.aprobada_por
    where r.id = ${corrida} and ${esDeSusAgencias(actor)}`.execute(db);
  const [hallada] = rows;
  if (hallada === undefined || hallada.agencias.length === 0) throw new ProblemaError('NO_ENCONTRADO');
  const { agencias, ...suya } = hallada;
  return { corrida: suya, agencias };
}

export async function contarLineas(
  db: Database,
  { corrida, agencias }: Alcance,
  filtros: Filtros,
): Promise<number> {
  const { rows } = await sql<{ cuantas: number }>`
    select count(*)::int as cuantas from corrida_linea l join cuenta_ahorro c on c.id = l.cuenta
    where l.corrida = ${corrida.id} and l.intento = ${corrida.intento} and c.agencia = any(${agencias}::text[])
      and ${condicionesDe(filtros)}`.execute(db);
  return rows[0]?.cuantas ?? 0;
}

const POR_LOTE = 1000;

export async function* recorrerLineas(
  db: Database,
  { corrida, agencias }: Alcance,
  filtros: Filtros,
): AsyncGenerator<readonly LineaImpresa[]> {
  const { rows: tandas } = await sql<{ n: number }>`
    select t.n from corrida_tanda t join producto_ahorro p on p.id = t.producto
    where t.corrida = ${corrida.id} and t.agencia = any(${agencias}::text[])
    order by p.codigo, t.agencia, t.n`.execute(db);
  for (const { n } of tandas) yield* deLaTanda(db, corrida, n, filtros);
}

async function* deLaTanda(
  db: Database,
  { id, intento }: CorridaImpresa,
  tanda: number,
  filtros: Filtros,
): AsyncGenerator<readonly LineaImpresa[]> {
  let ultima = 0;
  for (;;) {
    const { rows } = await sql<LineaImpresa>`
      select l.cuenta, c.numero, coalesce(s.nombre, '') as titular, p.codigo as producto, c.agencia, l.desde, l.hasta - 1 as ultimo_dia,
        l.dias, l.interes, l.isr, l.estado, l.motivo
      from corrida_tanda t
      join corrida_linea l on l.corrida = t.corrida and l.cuenta between t.de_cuenta and t.a_cuenta and l.tanda = t.n
      join cuenta_ahorro c on c.id = l.cuenta
      join producto_ahorro p on p.id = c.producto
      left join titular y on y.cuenta = c.id and y.orden = 1
      left join asociado s on s.id = y.asociado
      where t.corrida = ${id} and t.n = ${tanda} and l.intento = ${intento} and l.cuenta > ${ultima}::bigint
        and ${condicionesDe(filtros)}
      order by l.cuenta limit ${POR_LOTE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < POR_LOTE) return;
    ultima = rows.at(-1)?.cuenta ?? ultima;
  }
}

function condicionesDe(filtros: Filtros): RawBuilder<unknown> {
  const { estado, motivo, producto, desdeMonto, hastaMonto, texto } = filtros;
  const condiciones = [
    estado === undefined ? undefined : sql`l.estado = ${estado}`,
    motivo === undefined ? undefined : sql`l.motivo = ${motivo}`,
    producto === undefined ? undefined : sql`c.producto = ${producto}`,
    desdeMonto === undefined ? undefined : sql`l.interes >= ${desdeMonto}`,
    hastaMonto === undefined ? undefined : sql`l.interes <= ${hastaMonto}`,
    texto === undefined || texto === '' ? undefined : deTexto(texto),
  ].filter((una) => una !== undefined);
  return condiciones.length === 0 ? sql`true` : sql.join(condiciones, sql` and `);
}

/** By number of account or name of a holder. */
const deTexto = (texto: string) => sql`(c.numero like ${`${sinComodines(texto.toUpperCase())}%`} or exists (
  select from titular b join asociado d on d.id = b.asociado where b.cuenta = c.id
    and texto_de_busqueda(d.nombre) like '%' || texto_de_busqueda(${sinComodines(texto)}) || '%'))`;

const sinComodines = (texto: string): string => texto.replaceAll(/[\\%_]/g, '\\$&');
