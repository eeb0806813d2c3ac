// The rows of both sides. Of a month: those dated in it, and those of before that had nothing on the other side when it began, whether or
// not they do today. What was signed says itself what was outstanding, so an old month costs as much as the last one.
import type { LineaDeMesa, MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { MesDeMesa } from './queries.ts';

export interface Renglones {
  readonly lineas: LineaDeMesa[];
  readonly movimientos: MovimientoDeMesa[];
}

export function leerEnteros(db: Database, mes: MesDeMesa): Promise<Renglones> {
  const { cuenta, inicio, fin } = mes;
  const deAntes = pendientesDeAntes(mes);
  const delMes = (lado: Lado) => sql`select x.id from ${TABLAS[lado]} x
    where x.cuenta_bancaria = ${cuenta}::uuid and x.fecha between ${inicio}::date and ${fin}::date
    union all ${deAntes[lado]}`;
  return leer(db, { banco: delMes('banco'), libros: delMes('libros') });
}

/** Since a revision. What was of before and is matched now was on the desk until then: it is told too. */
export function leerCambiados(db: Database, { cuenta, fin }: MesDeMesa, desde: number): Promise<Renglones> {
  const cambiados = (lado: Lado) => sql`select x.id from ${TABLAS[lado]} x
    where x.cuenta_bancaria = ${cuenta}::uuid and x.revision > ${desde} and x.fecha <= ${fin}::date`;
  return leer(db, { banco: cambiados('banco'), libros: cambiados('libros') });
}

type Lado = 'banco' | 'libros';
type PorLado = Readonly<Record<Lado, RawBuilder<unknown>>>;

const TABLAS: PorLado = { banco: sql`linea_de_banco`, libros: sql`movimiento_de_banco` };
const COLUMNAS: PorLado = { banco: sql`linea`, libros: sql`movimiento` };

function pendientesDeAntes({ cuenta, inicio, anterior }: MesDeMesa): PorLado {
  const deUnLado = (lado: Lado): RawBuilder<unknown> => {
    if (anterior === 'primero')
      return sql`select x.id from ${TABLAS[lado]} x where x.cuenta_bancaria = ${cuenta}::uuid and x.fecha < ${inicio}::date`;
    if (anterior === null)
      return sql`select p.${COLUMNAS[lado]} from pendientes_de_banco(${cuenta}::uuid, ${inicio}::date - 1) p where p.lado = ${lado}`;
    return sql`select p.${COLUMNAS[lado]} from partida_en_conciliacion p
      where p.conciliacion = ${anterior.conciliacion}::uuid and p.lado = ${lado}`;
  };
  return { banco: deUnLado('banco'), libros: deUnLado('libros') };
}

async function leer(db: Database, cuales: PorLado): Promise<Renglones> {
  const lineas = await sql<FilaDeLinea>`
    select l.id, l.fecha, l.texto, l.referencia, l.tipo, l.monto, l.pendiente, e.clase, e.motivo
    from linea_de_banco l left join explicacion_de_banco e on e.linea = l.id
    where l.id in (${cuales.banco}) order by l.fecha, l.orden, l.id`.execute(db);
  const movimientos = await sql<FilaDeMovimiento>`
    select m.id, m.fecha, m.concepto, m.documento, m.partida, m.ejercicio, m.numero, m.agencia, m.monto, m.pendiente,
      coalesce(e.clase, case when k.estado in ('emitido', 'entregado') then 'cheque-en-circulacion' end) as clase, e.motivo,
      k.numero as cheque
    from movimiento_de_banco m
    left join explicacion_de_banco e on e.movimiento = m.id
    left join cheque k on k.movimiento = m.id
    where m.id in (${cuales.libros}) order by m.fecha, m.ejercicio nulls first, m.numero, m.n, m.id`.execute(
    db,
  );
  return { lineas: lineas.rows.map(comoLinea), movimientos: movimientos.rows.map(comoMovimiento) };
}

type Clase = NonNullable<LineaDeMesa['explicacion']>['clase'];

interface FilaDeLinea extends Omit<LineaDeMesa, 'explicacion'> {
  readonly clase: Clase | null;
  readonly motivo: string | null;
}

interface FilaDeMovimiento extends Omit<MovimientoDeMesa, 'explicacion' | 'partida'> {
  readonly partida: string | null;
  readonly ejercicio: number | null;
  readonly numero: number | null;
  readonly clase: Clase | null;
  readonly motivo: string | null;
}

function comoLinea({ clase, motivo, ...fila }: FilaDeLinea): LineaDeMesa {
  return { ...fila, explicacion: clase === null ? null : { clase, motivo } };
}

function comoMovimiento(fila: FilaDeMovimiento): MovimientoDeMesa {
  const { id, fecha, concepto, documento, partida, ejercicio, numero, agencia, monto, pendiente } = fila;
  const { clase, motivo, cheque } = fila;
  return {
    ...{ id, fecha, concepto, documento, agencia, monto, pendiente, cheque },
    partida:
      partida === null || ejercicio === null || numero === null ? null : { id: partida, ejercicio, numero },
    explicacion: clase === null ? null : { clase, motivo },
  };
}
