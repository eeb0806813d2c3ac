// Where the money of large cash movements comes from, as whoever brought it said.
import type { FormularioNuevo } from '@cuadra/contract/contabilidad/cajas/ive';
import type { Sentido } from '@cuadra/core/cajas/movimiento';
import { type Centavos, redondeada } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface FormularioGuardado {
  readonly datos: FormularioNuevo;
  readonly acumulado: Centavos;
  /** Cents of a dollar. */
  readonly umbral: number;
  /** Quetzales for a dollar, in parts per million. */
  readonly tasaDolar: number;
}

export async function leerFormulario(
  db: Database,
  movimiento: string,
): Promise<FormularioGuardado | undefined> {
  return db
    .selectFrom('formularioIve')
    .select(['datos', 'acumulado', 'umbral', 'tasaDolar'])
    .where('movimiento', '=', movimiento)
    .executeTakeFirst();
}

export interface EfectivoReportado {
  readonly agencia: string;
  readonly codigoCaja: string;
  readonly recibo: number;
  readonly fecha: string;
  readonly sentido: Sentido;
  readonly personaDocumento: string;
  readonly personaNombre: string;
  readonly monto: Centavos;
  /** What that person moved that day, up to it. */
  readonly acumulado: Centavos;
  readonly tasaDolar: number;
  readonly origenDeFondos: string;
  /** It was undone: it is told, and in no sum. */
  readonly esReversado: boolean;
}

export async function leerEfectivoReportado(
  db: Database,
  agencias: readonly string[],
  { anio, mes }: { readonly anio: number; readonly mes: number },
): Promise<EfectivoReportado[]> {
  const primero = Temporal.PlainDate.from({ year: anio, month: mes, day: 1 });
  const { rows } = await sql<EfectivoReportado>`
    select c.agencia, c.codigo as codigo_caja, m.recibo, m.fecha, m.sentido, m.persona_documento, m.persona_nombre, m.monto,
      f.acumulado, f.tasa_dolar, f.datos ->> 'origenDeFondos' as origen_de_fondos,
      exists (select from movimiento_de_caja d where d.revierte = m.id) as es_reversado
    from movimiento_de_caja m
    join formulario_ive f on f.movimiento = m.id
    join caja c on c.id = m.caja
    where m.fecha between ${primero.toString()}::date and ${primero.add({ months: 1 }).subtract({ days: 1 }).toString()}::date
      and c.agencia = any(${agencias}::text[])
    order by m.fecha, m.registrado_en, m.id`.execute(db);
  return rows;
}

/** In cents of a dollar, rounded once. */
export const enCentavosDeDolar = (monto: Centavos, tasaDolar: number): number =>
  Number(redondeada(BigInt(monto) * 1_000_000n, BigInt(tasaDolar)));
