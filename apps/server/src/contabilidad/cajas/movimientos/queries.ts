// Movements as they are shown: one by one, never summed. A cajero sees those of the own jornadas, and one by one those of the caja
// in hand; whoever reviews, those of their agencias.
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { puedeVerJornada } from '../visibilidad.ts';
import { ahorroMovido } from './ahorro/ahorro-movido.ts';

/** Whoever asks already knows of it. */
export async function leerMovimiento(db: Database, id: string): Promise<Movimiento> {
  const [movimiento] = await leer(db, sql`m.id = ${id}::uuid`);
  if (movimiento === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return movimiento;
}

export async function verMovimiento(db: Database, actor: Actor, id: string): Promise<Movimiento> {
  const deSuCaja = sql`exists (select from jornada suya
    where suya.caja = m.caja and suya.cajero = ${actor.id}::uuid and suya.estado in ('abierta', 'contada'))`;
  const [movimiento] = await leer(db, sql`m.id = ${id}::uuid and (${puedeVerJornada(actor)} or ${deSuCaja})`);
  if (movimiento === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return movimiento;
}

const cursorDeRecibos = crearCursor(z.strictObject({ recibo: z.int() }));

export interface PaginaPedida {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarMovimientos(
  db: Database,
  actor: Actor,
  jornada: string,
  { cursor, limite }: PaginaPedida,
): Promise<{ movimientos: Movimiento[]; siguiente: string | null }> {
  const desde = cursor === undefined ? null : cursorDeRecibos.leer(cursor).recibo;
  const movimientos = await leer(
    db,
    sql`m.jornada = ${jornada}::uuid and (${desde}::int is null or m.recibo < ${desde}::int) and ${puedeVerJornada(actor)}
      order by m.recibo desc limit ${limite + 1}`,
  );
  if (movimientos.length === 0) await exigirJornadaVisible(db, actor, jornada);
  const pagina = movimientos.slice(0, limite);
  const ultimo = pagina.at(-1);
  const haMas = movimientos.length > limite && ultimo !== undefined;
  return {
    movimientos: pagina,
    siguiente: haMas ? cursorDeRecibos.escribir({ recibo: ultimo.recibo }) : null,
  };
}

/** Several explain one partida only in days from before each had its own. */
export async function movimientosDePartida(
  db: Database,
  actor: Actor,
  partida: string,
): Promise<Movimiento[]> {
  const movimientos = await leer(
    db,
    sql`m.partida = ${partida}::uuid and ${puedeVerJornada(actor)} order by c.codigo, m.recibo`,
  );
  if (movimientos.length > 0) return movimientos;
  const suya = await db
    .selectFrom('partida')
    .select('id')
    .where('id', '=', partida)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .executeTakeFirst();
  if (suya === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return [];
}

async function exigirJornadaVisible(db: Database, actor: Actor, jornada: string): Promise<void> {
  const { rows } = await sql`select from jornada j join caja c on c.id = j.caja
    where j.id = ${jornada}::uuid and ${puedeVerJornada(actor)}`.execute(db);
  if (rows.length === 0) throw new ProblemaError('NO_ENCONTRADO');
}

async function leer(db: Database, condicion: RawBuilder<unknown>): Promise<Movimiento[]> {
  const { rows } = await sql<Fila>`
    select m.id, m.recibo, m.caja, c.codigo as codigo_caja, m.jornada, m.fecha, m.clase, m.sentido, m.medio, m.monto, m.id_cuenta,
      x.nombre_cuenta, m.concepto, m.documento, m.persona_documento, m.persona_nombre, m.traslado, m.motivo, m.registrado_en,
      p.id as partida, p.ejercicio, p.numero, o.id as revierte, o.recibo as recibo_revertido,
      r.id as revertido_por, r.recibo as recibo_que_revierte, m.hecho_por, u.nombre as nombre_de_quien,
      a.resuelta_por, v.nombre as nombre_de_quien_autorizo,
      exists (select from formulario_ive f where f.movimiento = m.id) as tiene_formulario,
      ${ahorroMovido} as ahorro
    from movimiento_de_caja m
    join jornada j on j.id = m.jornada
    join caja c on c.id = m.caja
    join cuenta x on x.id_cuenta = m.id_cuenta
    join partida p on p.id = m.partida
    join usuario u on u.id = m.hecho_por
    left join movimiento_de_caja o on o.id = m.revierte
    left join movimiento_de_caja r on r.revierte = m.id
    left join autorizacion a on a.id = m.autorizacion
    left join usuario v on v.id = a.resuelta_por
    where ${condicion}`.execute(db);
  return rows.map(deFila);
}

interface Fila
  extends Omit<
    Movimiento,
    'persona' | 'partida' | 'revierte' | 'revertidoPor' | 'hechoPor' | 'autorizadoPor'
  > {
  readonly personaDocumento: string | null;
  readonly personaNombre: string | null;
  readonly partida: string;
  readonly ejercicio: number;
  readonly numero: number;
  readonly revierte: string | null;
  readonly reciboRevertido: number | null;
  readonly revertidoPor: string | null;
  readonly reciboQueRevierte: number | null;
  readonly hechoPor: string;
  readonly nombreDeQuien: string;
  readonly resueltaPor: string | null;
  readonly nombreDeQuienAutorizo: string | null;
}

function deFila(fila: Fila): Movimiento {
  const { personaDocumento, personaNombre, partida, ejercicio, numero, ...resto } = fila;
  const { revierte, reciboRevertido, revertidoPor, reciboQueRevierte, ...demas } = resto;
  const { hechoPor, nombreDeQuien, resueltaPor, nombreDeQuienAutorizo, ...igual } = demas;
  return {
    ...igual,
    persona:
      personaDocumento === null || personaNombre === null
        ? null
        : { documento: personaDocumento, nombre: personaNombre },
    partida: { id: partida, ejercicio, numero },
    revierte: recibo(revierte, reciboRevertido),
    revertidoPor: recibo(revertidoPor, reciboQueRevierte),
    hechoPor: { id: hechoPor, nombre: nombreDeQuien },
    autorizadoPor: quien(resueltaPor, nombreDeQuienAutorizo),
  };
}

function recibo(id: string | null, numero: number | null): Movimiento['revierte'] {
  return id === null || numero === null ? null : { id, recibo: numero };
}

function quien(id: string | null, nombre: string | null): Movimiento['autorizadoPor'] {
  return id === null || nombre === null ? null : { id, nombre };
}
