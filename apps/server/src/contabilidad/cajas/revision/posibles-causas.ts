// Hints about the difference of a jornada, once it is counted: before, they would tell what the books say to who counts.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { posiblesCausas as buscarCausas, type MovimientoDelDia } from '@cuadra/core/cajas/causas';
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { puedeVerJornada } from '../visibilidad.ts';

type Causas = ResponseOf<typeof contrato.posiblesCausas>;

export async function posiblesCausas(db: Database, actor: Actor, id: string): Promise<Causas> {
  const { estado, conteo, diferencia, apertura } = await leerConteo(db, actor, id);
  if (estado === 'abierta' || conteo === null || diferencia === null) {
    const detalle = 'La jornada no se ha contado: las posibles causas se ven después.';
    throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  }
  if (diferencia === 0) return [];
  const movimientos = await leerMovimientos(db, id);
  return buscarCausas({ diferencia, movimientos, conteo, apertura }).map(
    ({ causa, texto, movimientos: deCuales }) => ({ causa, texto, movimientos: [...deCuales] }),
  );
}

interface Contada {
  readonly estado: EstadoDeJornada;
  readonly apertura: Centavos;
  readonly conteo: Conteo | null;
  /** In cash, in the last count. */
  readonly diferencia: Centavos | null;
}

async function leerConteo(db: Database, actor: Actor, id: string): Promise<Contada> {
  const { rows } = await sql<Contada>`
    select j.estado, apertura.efectivo as apertura, cierre.conteo, cierre.efectivo - cierre.libro_efectivo as diferencia
    from jornada j join caja c on c.id = j.caja
    join arqueo apertura on apertura.jornada = j.id and apertura.clase = 'apertura'
    left join lateral (
      select a.* from arqueo a where a.jornada = j.id and a.clase = 'cierre' order by a.n desc limit 1
    ) cierre on true
    where j.id = ${id}::uuid and ${puedeVerJornada(actor)}`.execute(db);
  const [contada] = rows;
  if (contada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return contada;
}

/**
 * One that was taken back in the same jornada comes once, marked, without its reversal: the book counts neither. One that was
 * taken back in a later jornada stands in its own, and there its reversal is one more movement.
 */
async function leerMovimientos(db: Database, jornada: string): Promise<MovimientoDelDia[]> {
  const { rows } = await sql<Leido>`
    select m.id, m.recibo, c.codigo, m.sentido, m.monto, m.documento,
      exists (select from movimiento_de_caja r where r.revierte = m.id and r.jornada = m.jornada) as reversado
    from movimiento_de_caja m
    join caja c on c.id = m.caja
    join clase_de_movimiento k on k.clase = m.clase and not k.de_revision
    left join movimiento_de_caja original on original.id = m.revierte
    where m.jornada = ${jornada}::uuid and m.medio = 'efectivo' and original.jornada is distinct from m.jornada
    order by m.recibo`.execute(db);
  return rows.map(({ codigo, recibo, ...suyo }) => ({ ...suyo, recibo: numeroDeRecibo(codigo, recibo) }));
}

interface Leido extends Omit<MovimientoDelDia, 'recibo'> {
  readonly codigo: string;
  readonly recibo: number;
}
