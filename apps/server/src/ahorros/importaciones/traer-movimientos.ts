// Movements that accounts had before, handed to PostgreSQL many at a time and in order.
import type { ClaseDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

export interface MovimientoTraido {
  readonly cuenta: number;
  readonly clase: ClaseDeMovimientoAhorro;
  /** Signed: what it adds to the balance. */
  readonly monto: Centavos;
  readonly fecha: string;
  readonly fechaValor: string;
  readonly concepto: string | null;
  readonly documento: string | null;
}

const POR_VEZ = 20_000;

export async function traerMovimientos(tx: Tx, movimientos: readonly MovimientoTraido[]): Promise<void> {
  for (let desde = 0; desde < movimientos.length; desde += POR_VEZ) {
    const parte = movimientos.slice(desde, desde + POR_VEZ);
    const columna = <K extends keyof MovimientoTraido>(campo: K) => parte.map((uno) => uno[campo]);
    const nada = parte.map(() => null);
    await sql`select ahorro_traer(${columna('cuenta')}::bigint[], ${columna('clase')}::text[], ${columna('monto')}::bigint[],
      ${columna('fecha')}::date[], ${columna('fechaValor')}::date[], ${parte.map(ganaDesde)}::date[], ${nada}::uuid[], ${nada}::int[],
      ${columna('concepto')}::text[], ${columna('documento')}::text[])`.execute(tx);
  }
}

/** Interest begins to earn the day after its value date. */
function ganaDesde({ clase, fechaValor }: MovimientoTraido): string {
  if (clase !== 'interes' && clase !== 'isr') return fechaValor;
  return Temporal.PlainDate.from(fechaValor).add({ days: 1 }).toString();
}
