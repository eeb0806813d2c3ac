// What a closed jornada is made of: its movements, kind by kind, and what was said and decided about it.
import type { PasoDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import {
  type ClaseDeMovimiento,
  clasesDeMovimiento,
  type DestinoDeDiferencia,
  type MedioDeMovimiento,
  type Sentido,
} from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface MovimientoDeCierre {
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio: MedioDeMovimiento;
  readonly recibo: number;
  readonly registradoEn: string;
  readonly monto: Centavos;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly concepto: string;
  readonly documento: string | null;
  readonly personaNombre: string | null;
  readonly numero: number;
  readonly ejercicio: number;
  readonly deshace: number | null;
  readonly deshechoPor: number | null;
}

/** Kind by kind, each by its receipts; what the review posted is not one of them. */
export async function leerMovimientosDe(db: Database, jornada: string): Promise<MovimientoDeCierre[]> {
  const { rows } = await sql<MovimientoDeCierre>`
    select m.clase, m.sentido, m.medio, m.recibo, m.registrado_en, m.monto, m.id_cuenta, k.nombre_cuenta, m.concepto,
      m.documento, m.persona_nombre, p.numero, p.ejercicio, r.recibo as deshace, d.recibo as deshecho_por
    from movimiento_de_caja m
    join clase_de_movimiento q on q.clase = m.clase and not q.de_revision
    join cuenta k on k.id_cuenta = m.id_cuenta
    join partida p on p.id = m.partida
    left join movimiento_de_caja r on r.id = m.revierte
    left join movimiento_de_caja d on d.revierte = m.id
    where m.jornada = ${jornada}::uuid
    order by array_position(${[...clasesDeMovimiento]}::text[], m.clase), m.recibo`.execute(db);
  return rows;
}

export interface PasoImpreso {
  readonly paso: PasoDeRevision['paso'];
  readonly por: string;
  readonly en: string;
  readonly texto: string | null;
  readonly destino: DestinoDeDiferencia | null;
}

export async function leerPasosDe(db: Database, jornada: string): Promise<PasoImpreso[]> {
  const { rows } = await sql<PasoImpreso>`
    select r.paso, u.nombre as por, r.en, r.texto, r.destino
    from paso_de_revision r join usuario u on u.id = r.por
    where r.jornada = ${jornada}::uuid order by r.en, r.id`.execute(db);
  return rows;
}

export interface DiferenciaContabilizada {
  readonly sentido: Sentido;
  readonly recibo: number;
  readonly monto: Centavos;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly numero: number;
  readonly ejercicio: number;
}

/** Null: none was posted, because there is none or because it was not reviewed yet. */
export async function leerDiferenciaContabilizada(
  db: Database,
  jornada: string,
): Promise<DiferenciaContabilizada | null> {
  const { rows } = await sql<DiferenciaContabilizada>`
    select m.sentido, m.recibo, m.monto, m.id_cuenta, k.nombre_cuenta, p.numero, p.ejercicio
    from movimiento_de_caja m
    join clase_de_movimiento q on q.clase = m.clase and q.de_revision
    join cuenta k on k.id_cuenta = m.id_cuenta
    join partida p on p.id = m.partida
    where m.jornada = ${jornada}::uuid order by m.recibo desc limit 1`.execute(db);
  return rows[0] ?? null;
}
