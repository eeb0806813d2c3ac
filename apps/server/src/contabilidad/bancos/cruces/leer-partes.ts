// What somebody chose on the desk, as it is now.
import { type Centavos, sumar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export const LADOS = ['lineas', 'movimientos'] as const;
export type Lado = (typeof LADOS)[number];

export interface Elegido {
  readonly id: string;
  readonly fecha: string;
  readonly monto: Centavos;
  readonly pendiente: Centavos;
  readonly texto: string;
  readonly referencia: string | null;
  /** The id of its explanation, if it has one. */
  readonly explicacion: string | null;
  readonly tieneCheque: boolean;
}

export type Elegidos = Readonly<Record<Lado, readonly Elegido[]>>;
type Ids = Readonly<Record<Lado, readonly string[]>>;

/** In the order they were asked for; all of that account. */
export async function leerElegidos(db: Database, cuenta: string, ids: Ids): Promise<Elegidos> {
  return {
    lineas: enSuOrden(ids.lineas, await leer(db, DE_BANCO, cuenta, ids.lineas)),
    movimientos: enSuOrden(ids.movimientos, await leer(db, DE_LIBROS, cuenta, ids.movimientos)),
  };
}

export const totalPendiente = (elegidos: readonly Elegido[]): Centavos =>
  sumar(elegidos.map(({ pendiente }) => pendiente));

const DE_BANCO = sql`select x.id, x.fecha, x.monto, x.pendiente, x.texto, x.referencia, false as tiene_cheque,
    (select e.id from explicacion_de_banco e where e.linea = x.id) as explicacion
  from linea_de_banco x`;
const DE_LIBROS = sql`select x.id, x.fecha, x.monto, x.pendiente, x.concepto as texto, x.documento as referencia,
    exists (select from cheque k where k.movimiento = x.id) as tiene_cheque,
    (select e.id from explicacion_de_banco e where e.movimiento = x.id) as explicacion
  from movimiento_de_banco x`;

async function leer(db: Database, de: RawBuilder<unknown>, cuenta: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<Elegido>`${de} where x.id = any(${ids}::uuid[]) and x.cuenta_bancaria = ${cuenta}::uuid`.execute(
      db,
    );
  return rows;
}

function enSuOrden(ids: readonly string[], filas: readonly Elegido[]): Elegido[] {
  const porId = new Map(filas.map((fila) => [fila.id, fila]));
  return ids.map((id) => {
    const fila = porId.get(id);
    if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
    return fila;
  });
}
