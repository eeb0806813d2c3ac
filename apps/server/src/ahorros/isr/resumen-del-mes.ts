// What was withheld in a month, by product and agencia, beside what the books say of the accounts in which it is owed.
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { abonosDe, type Dias } from './abonos.ts';

export interface RetencionDeProducto {
  readonly codigo: string;
  readonly nombre: string;
  readonly agencia: string;
  readonly cuentas: number;
  readonly bruto: Centavos;
  readonly exento: Centavos;
  readonly isr: Centavos;
}

/** What its movements withheld, and what the partidas of interest left in the accounts of the ISR. */
export interface ControlDeIsr {
  readonly enCuentas: Centavos;
  readonly enLibros: Centavos;
}

export async function leerRetenciones(
  db: Database,
  dias: Dias,
  agencias: readonly string[],
): Promise<RetencionDeProducto[]> {
  const { rows } = await sql<RetencionDeProducto>`
    select p.codigo, p.nombre, a.agencia, count(distinct a.cuenta)::int as cuentas, sum(a.bruto)::bigint as bruto,
      sum(a.exento)::bigint as exento, sum(a.isr)::bigint as isr
    from ${abonosDe(dias, agencias)} a join producto_ahorro p on p.id = a.producto
    group by p.codigo, p.nombre, a.agencia order by p.codigo, a.agencia`.execute(db);
  return rows;
}

export async function leerControl(
  db: Database,
  dias: Dias,
  agencias: readonly string[],
): Promise<ControlDeIsr> {
  const { rows } = await sql<ControlDeIsr>`
    select
      (select coalesce(sum(a.isr_en_libros), 0)::bigint from ${abonosDe(dias, agencias)} a) as en_cuentas,
      (select coalesce(sum(l.haber - l.debe), 0)::bigint from linea l
        join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
        where l.id_cuenta = any(array(select distinct v.cuenta_isr from version_de_producto v where v.estado = 'publicada'))
          and l.fecha between ${dias.desde}::date and ${dias.hasta}::date and l.agencia = any(${agencias}::text[])
          and p.origen = 'interes') as en_libros`.execute(db);
  const [control] = rows;
  if (control === undefined) throw new Error('El control de ISR no respondió');
  return control;
}
