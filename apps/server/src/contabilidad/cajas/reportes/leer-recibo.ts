// A movement with everything that is printed of it.
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { ClaseDeMovimiento, MedioDeMovimiento, Sentido } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { ahorroMovido } from '../movimientos/ahorro/ahorro-movido.ts';
import { puedeVerCaja, puedeVerJornada } from '../visibilidad.ts';

export interface Recibo {
  readonly recibo: number;
  readonly codigoCaja: string;
  readonly nombreCaja: string;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly fecha: string;
  readonly registradoEn: string;
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio: MedioDeMovimiento;
  readonly monto: Centavos;
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly concepto: string;
  readonly documento: string | null;
  readonly personaNombre: string | null;
  readonly personaDocumento: string | null;
  /** «C2 Caja 2»: the other side of a traslado. */
  readonly otraCaja: string | null;
  readonly numero: number;
  readonly ejercicio: number;
  readonly hechoPor: string;
  readonly autorizadoPor: string | null;
  /** The receipt that this one undoes, and the one that undid it: both always say so. */
  readonly deshace: number | null;
  readonly deshechoPor: number | null;
  readonly motivo: string | null;
  readonly motivoDeDeshacer: string | null;
  readonly ahorro: Movimiento['ahorro'];
}

/** Whoever may not see it does not find it; a cajero sees those of the own caja. */
export async function leerRecibo(
  db: Database,
  { actor, ahora }: ContextoConActor,
  movimiento: string,
): Promise<Recibo> {
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();
  const { rows } = await sql<Recibo>`
    select m.recibo, c.codigo as codigo_caja, c.nombre as nombre_caja, c.agencia, g.nombre_agencia, m.fecha, m.registrado_en,
      m.clase, m.sentido, m.medio, m.monto, m.id_cuenta, k.nombre_cuenta, m.concepto, m.documento, m.persona_nombre,
      m.persona_documento, o.codigo || ' ' || o.nombre as otra_caja, p.numero, p.ejercicio, u.nombre as hecho_por,
      q.nombre as autorizado_por, r.recibo as deshace, d.recibo as deshecho_por, m.motivo, d.motivo as motivo_de_deshacer,
      ${ahorroMovido} as ahorro
    from movimiento_de_caja m
    join jornada j on j.id = m.jornada
    join caja c on c.id = m.caja
    join agencia g on g.id_agencia = c.agencia
    join cuenta k on k.id_cuenta = m.id_cuenta
    join partida p on p.id = m.partida
    join usuario u on u.id = m.hecho_por
    left join autorizacion a on a.id = m.autorizacion
    left join usuario q on q.id = a.resuelta_por
    left join traslado_de_caja t on t.id = m.traslado
    left join caja o on o.id = case when t.origen = m.caja then t.destino else t.origen end
    left join movimiento_de_caja r on r.id = m.revierte
    left join movimiento_de_caja d on d.revierte = m.id
    where m.id = ${movimiento}::uuid and (${puedeVerJornada(actor)} or ${puedeVerCaja(actor, hoy)})`.execute(
    db,
  );
  const [hallado] = rows;
  if (hallado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return hallado;
}
