// A jornada as its papers need it, for whoever may have them: those who answer for the caja, and its cajero once it is counted.
import type { PorMedio } from '@cuadra/core/cajas/arqueo';
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { ProblemaError } from '#platform/problema.ts';
import { conoceElLibro, puedeVerJornada } from '../visibilidad.ts';

export interface JornadaImpresa {
  readonly id: string;
  readonly codigoCaja: string;
  readonly nombreCaja: string;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly cajero: string;
  readonly nombreCajero: string;
  readonly fecha: string;
  readonly estado: EstadoDeJornada;
  readonly abiertaEn: string;
  readonly cerradaEn: string | null;
  readonly revisadaEn: string | null;
  readonly explicacion: string | null;
  readonly tolerancia: Centavos;
}

export async function leerJornadaVisible(
  db: Database,
  { actor }: ContextoConActor,
  jornada: string,
): Promise<JornadaImpresa> {
  const { rows } = await sql<JornadaImpresa>`
    select j.id, c.codigo as codigo_caja, c.nombre as nombre_caja, c.agencia, g.nombre_agencia, j.cajero,
      u.nombre as nombre_cajero, j.fecha, j.estado, j.abierta_en, j.cerrada_en, j.revisada_en, j.explicacion, j.tolerancia
    from jornada j
    join caja c on c.id = j.caja
    join agencia g on g.id_agencia = c.agencia
    join usuario u on u.id = j.cajero
    where j.id = ${jornada}::uuid and ${puedeVerJornada(actor)}`.execute(db);
  const [hallada] = rows;
  if (hallada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  exigirContada(conoceElLibro(actor, hallada));
  return hallada;
}

/** What the books expect is in every paper of a jornada: who has to count it gets none before. */
export function exigirContada(conoceSuLibro: boolean): void {
  if (!conoceSuLibro)
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Cuente la caja primero: sus documentos se imprimen después del arqueo de cierre.',
    });
}

/** What its papers are of; no figure, because whoever has the code of one is told it. */
export function detallesDeJornada(jornada: JornadaImpresa): string[] {
  const { codigoCaja, nombreCaja, agencia, nombreAgencia, nombreCajero, fecha } = jornada;
  return [
    `${codigoCaja} ${nombreCaja} · ${agencia} ${nombreAgencia}`,
    `Jornada del ${fechaImpresa(fecha)}. Cajero: ${nombreCajero}. Montos en quetzales.`,
  ];
}

export interface LibroDeJornada {
  readonly apertura: PorMedio;
  readonly libro: PorMedio;
  /** In the last count; null before it. */
  readonly contado: PorMedio | null;
  readonly diferenciaDeApertura: Centavos;
  readonly diferenciaDeCierre: Centavos | null;
}

/** The count it opened on and its movements since, medium by medium, against the last count. */
export async function leerLibroDeJornada(db: Database, jornada: string): Promise<LibroDeJornada> {
  const { rows } = await sql<Record<CampoDeLibro, Centavos> & Record<CampoDeCierre, Centavos | null>>`
    select a.efectivo, a.cheque, a.vale, a.diferencia as de_apertura, z.diferencia as de_cierre,
      z.efectivo as contado_efectivo, z.cheque as contado_cheque, z.vale as contado_vale,
      (a.efectivo + m.efectivo)::bigint as libro_efectivo, (a.cheque + m.cheque)::bigint as libro_cheque, a.vale as libro_vale
    from arqueo a
    cross join lateral (
      select coalesce(sum(x.monto) filter (where x.medio = 'efectivo'), 0) as efectivo,
        coalesce(sum(x.monto) filter (where x.medio = 'cheque'), 0) as cheque
      from (
        select m.medio, case m.sentido when 'entrada' then m.monto else -m.monto end as monto
        from movimiento_de_caja m join clase_de_movimiento k on k.clase = m.clase and not k.de_revision
        where m.jornada = a.jornada
      ) x
    ) m
    left join lateral (
      select z.* from arqueo z where z.jornada = a.jornada and z.clase = 'cierre' order by z.n desc limit 1
    ) z on true
    where a.jornada = ${jornada}::uuid and a.clase = 'apertura'`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new Error(`La jornada ${jornada} no tiene conteo de apertura`);
  const { contadoEfectivo, contadoCheque, contadoVale } = fila;
  return {
    apertura: { efectivo: fila.efectivo, cheque: fila.cheque, vale: fila.vale },
    libro: { efectivo: fila.libroEfectivo, cheque: fila.libroCheque, vale: fila.libroVale },
    contado:
      contadoEfectivo === null || contadoCheque === null || contadoVale === null
        ? null
        : { efectivo: contadoEfectivo, cheque: contadoCheque, vale: contadoVale },
    diferenciaDeApertura: fila.deApertura,
    diferenciaDeCierre: fila.deCierre,
  };
}

type CampoDeLibro =
  | 'efectivo'
  | 'cheque'
  | 'vale'
  | 'deApertura'
  | 'libroEfectivo'
  | 'libroCheque'
  | 'libroVale';
type CampoDeCierre = 'deCierre' | 'contadoEfectivo' | 'contadoCheque' | 'contadoVale';
