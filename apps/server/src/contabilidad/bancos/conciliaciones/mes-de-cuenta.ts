// A month of a bank account: which days it has, and whether there is one to compare.
import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface CuentaDelMes {
  readonly id: string;
  readonly nombre: string;
  readonly banco: string;
  readonly numero: string;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly agencia: string;
  readonly responsable: string;
  /** The first day that is compared. */
  readonly desde: string;
  readonly activa: boolean;
  readonly conciliadaHasta: string;
}

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

export interface MesDeCuenta extends Mes {
  readonly cuenta: CuentaDelMes;
  readonly desde: string;
  readonly hasta: string;
}

export async function leerCuenta(db: Database, id: string): Promise<CuentaDelMes> {
  const { rows } = await sql<CuentaDelMes>`
    select c.id, c.nombre, c.banco, c.numero, c.id_cuenta, k.nombre_cuenta, c.agencia, c.responsable, c.desde, c.activa,
      a.conciliada_hasta
    from cuenta_bancaria c join cuenta k on k.id_cuenta = c.id_cuenta join avance_de_banco a on a.cuenta_bancaria = c.id
    where c.id = ${id}::uuid`.execute(db);
  const [cuenta] = rows;
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cuenta;
}

/** From the first month that is compared to the one that is running. */
export async function leerMesDeCuenta(
  db: Database,
  { cuenta: id, anio, mes, hoy }: Mes & { readonly cuenta: string; readonly hoy: string },
): Promise<MesDeCuenta> {
  const cuenta = await leerCuenta(db, id);
  const desde = primerDia(anio, mes);
  if (desde < cuenta.desde || desde > hoy) throw new ProblemaError('NO_ENCONTRADO');
  return { cuenta, anio, mes, desde, hasta: ultimoDia(anio, mes) };
}

export const mesDe = (fecha: string): Mes => ({
  anio: Number(fecha.slice(0, 4)),
  mes: Number(fecha.slice(5, 7)),
});
