// A jornada as it is told to a person: how it stands, what was counted, what was said about it.
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import type { Jornada, PasoDeRevision, ResumenDeJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { type PorMedio, totalPorMedio } from '@cuadra/core/cajas/arqueo';
import { type Centavos, restar, sumar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { toleranciaPara } from '../tolerancia.ts';
import { conoceElLibro, puedeVerJornada } from '../visibilidad.ts';

interface Fila
  extends Pick<
    ResumenDeJornada,
    | 'id'
    | 'caja'
    | 'cajero'
    | 'fecha'
    | 'estado'
    | 'congelada'
    | 'abiertaEn'
    | 'cerradaEn'
    | 'revisadaEn'
    | 'movimientos'
    | 'contado'
    | 'tolerancia'
  > {
  readonly deApertura: Centavos;
  readonly descuadre: Centavos;
  readonly libroEfectivo: Centavos;
  readonly libroCheque: Centavos;
  readonly libroVale: Centavos;
  readonly explicacion: string | null;
  readonly version: number;
  /** As PostgreSQL writes it, to the microsecond: where a page ends after it. */
  readonly orden: string;
}

export interface Pagina {
  /** A condition on a jornada `j` of a caja `c`. */
  readonly donde: RawBuilder<boolean>;
  readonly limite: number;
}

export interface ResumenConOrden {
  readonly resumen: ResumenDeJornada;
  readonly orden: string;
}

/** From the newest to the oldest of those that the person may see. */
export async function leerResumenes(
  db: Database,
  actor: Actor,
  { donde, limite }: Pagina,
): Promise<ResumenConOrden[]> {
  const filas = await leerFilas(db, actor, sql<boolean>`${puedeVerJornada(actor)} and ${donde}`, limite);
  return filas.map((fila) => ({ resumen: presentarResumen(actor, fila), orden: fila.orden }));
}

/** Whole, as the person may know it; one they may not see is not there. */
export async function leerJornada(db: Database, actor: Actor, id: string): Promise<Jornada> {
  const [fila] = await leerFilas(
    db,
    actor,
    sql<boolean>`${puedeVerJornada(actor)} and j.id = ${id}::uuid`,
    1,
  );
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const sabe = conoceElLibro(actor, { cajero: fila.cajero.id, estado: fila.estado });
  const [arqueos, pasos, partida] = await Promise.all([
    leerArqueos(db, id, sabe),
    leerPasos(db, id),
    leerPartidaDeDiferencia(db, id),
  ]);
  return {
    ...presentarResumen(actor, fila),
    arqueos,
    explicacion: fila.explicacion,
    pasos: pasos.map(({ respondida: _, ...paso }) => paso),
    propuesta: propuestaEnEspera(pasos),
    partidaDeDiferencia: partida ?? null,
    libroPorMedio: sabe ? libroDe(fila) : null,
    version: fila.version,
  };
}

async function leerFilas(
  db: Database,
  actor: Actor,
  donde: RawBuilder<boolean>,
  limite: number,
): Promise<Fila[]> {
  // Which ones first, by themselves: of all that a cajero ever worked, only a page is counted. Once counted, what the books said
  // is kept with the count; only while it is open is it added up.
  const { rows } = await sql<Fila>`
    with pagina as materialized (
      select j.* from jornada j join caja c on c.id = j.caja where ${donde}
      order by j.fecha desc, j.abierta_en desc, j.id desc limit ${limite}
    )
    select j.id, j.fecha, j.estado, j.abierta_en, j.cerrada_en, j.revisada_en, j.explicacion, j.version,
      ${toleranciaPara(actor, sql`apertura.diferencia + coalesce(cierre.diferencia, 0)`)} as tolerancia,
      concat_ws('|', j.fecha, j.abierta_en, j.id) as orden,
      jsonb_build_object('id', c.id, 'codigo', c.codigo, 'nombre', c.nombre, 'clase', c.clase,
        'agencia', c.agencia, 'nombreAgencia', g.nombre_agencia) as caja,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as cajero,
      case when f.id is not null then jsonb_build_object('por', jsonb_build_object('id', f.id, 'nombre', f.nombre),
        'en', to_char(j.congelada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as congelada,
      (select count(*)::int from movimiento_de_caja m where m.jornada = j.id) as movimientos,
      cierre.efectivo + cierre.cheque + cierre.vale as contado,
      apertura.diferencia as de_apertura, apertura.descuadre + coalesce(cierre.descuadre, 0) as descuadre,
      coalesce(cierre.libro_efectivo, apertura.efectivo + suma.efectivo)::bigint as libro_efectivo,
      coalesce(cierre.libro_cheque, apertura.cheque + suma.cheque)::bigint as libro_cheque,
      coalesce(cierre.libro_vale, apertura.vale) as libro_vale
    from pagina j
    join caja c on c.id = j.caja
    join agencia g on g.id_agencia = c.agencia
    join usuario u on u.id = j.cajero
    left join usuario f on f.id = j.congelada_por
    join arqueo apertura on apertura.jornada = j.id and apertura.clase = 'apertura'
    left join lateral (
      select a.* from arqueo a where a.jornada = j.id and a.clase = 'cierre' order by a.n desc limit 1
    ) cierre on true
    left join lateral (
      select coalesce(sum(s.monto) filter (where s.medio = 'efectivo'), 0) as efectivo,
        coalesce(sum(s.monto) filter (where s.medio = 'cheque'), 0) as cheque
      from (
        select m.medio, case m.sentido when 'entrada' then m.monto else -m.monto end as monto
        from movimiento_de_caja m where m.jornada = j.id
      ) s
    ) suma on j.estado = 'abierta'
    order by j.fecha desc, j.abierta_en desc, j.id desc`.execute(db);
  return rows;
}

function presentarResumen(actor: Actor, fila: Fila): ResumenDeJornada {
  const { id, caja, cajero, fecha, estado, congelada, abiertaEn, cerradaEn, revisadaEn } = fila;
  const { movimientos, contado, tolerancia, deApertura, descuadre } = fila;
  const sabe = conoceElLibro(actor, { cajero: cajero.id, estado });
  const libro = totalPorMedio(libroDe(fila));
  return {
    ...{ id, caja, cajero, fecha, estado, congelada, abiertaEn, cerradaEn, revisadaEn },
    ...{ movimientos, contado, tolerancia },
    libro: sabe ? libro : null,
    diferencia: sabe && contado !== null ? sumar([deApertura, restar(contado, libro)]) : null,
    diferenciaDeApertura: sabe ? deApertura : null,
    descuadre: sabe ? descuadre : null,
  };
}

const libroDe = ({ libroEfectivo, libroCheque, libroVale }: Fila): PorMedio => {
  return { efectivo: libroEfectivo, cheque: libroCheque, vale: libroVale };
};

interface FilaDeArqueo
  extends Omit<Arqueo, 'contado' | 'total' | 'libro' | 'diferencia' | 'contadoPor' | 'firmadoCon'> {
  readonly efectivo: Centavos;
  readonly cheque: Centavos;
  readonly vale: Centavos;
  readonly libroEfectivo: Centavos;
  readonly libroCheque: Centavos;
  readonly libroVale: Centavos;
  readonly diferencia: Centavos;
  readonly contadoPor: Arqueo['contadoPor'];
  readonly firmadoCon: Arqueo['firmadoCon'];
}

async function leerArqueos(db: Database, jornada: string, sabe: boolean): Promise<Arqueo[]> {
  const { rows } = await sql<FilaDeArqueo>`
    select a.id, a.clase, a.n, a.conteo, a.cheques, a.vales, a.dolares, a.tasa_dolar, a.efectivo, a.cheque, a.vale,
      a.libro_efectivo, a.libro_cheque, a.libro_vale, a.diferencia, a.explicacion, a.hecho_en,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as contado_por,
      case when f.id is not null then jsonb_build_object('id', f.id, 'nombre', f.nombre) end as firmado_con
    from arqueo a join usuario u on u.id = a.contado_por left join usuario f on f.id = a.firmado_con
    where a.jornada = ${jornada}::uuid
    order by a.hecho_en, array_position(array['apertura', 'sorpresa', 'cierre'], a.clase), a.n`.execute(db);
  return rows.map((fila) => {
    const { efectivo, cheque, vale, libroEfectivo, libroCheque, libroVale, diferencia, ...resto } = fila;
    const contado = { efectivo, cheque, vale };
    return {
      ...resto,
      contado,
      total: totalPorMedio(contado),
      libro: sabe ? { efectivo: libroEfectivo, cheque: libroCheque, vale: libroVale } : null,
      diferencia: sabe ? diferencia : null,
    };
  });
}

interface PasoLeido extends PasoDeRevision {
  /** Approved or refused. */
  readonly respondida: boolean;
}

async function leerPasos(db: Database, jornada: string): Promise<PasoLeido[]> {
  const { rows } = await sql<PasoLeido>`
    select p.id, p.paso, p.en, p.texto, p.destino, jsonb_build_object('id', u.id, 'nombre', u.nombre) as por,
      exists (select from paso_de_revision r where r.jornada = p.jornada and r.propuesta = p.id) as respondida
    from paso_de_revision p join usuario u on u.id = p.por
    where p.jornada = ${jornada}::uuid order by p.en, p.id`.execute(db);
  return rows;
}

function propuestaEnEspera(pasos: readonly PasoLeido[]): PasoDeRevision | null {
  const ultima = pasos.findLast(({ paso, respondida }) => paso === 'proponer' && !respondida);
  if (ultima === undefined) return null;
  const { respondida: _, ...paso } = ultima;
  return paso;
}

async function leerPartidaDeDiferencia(db: Database, jornada: string) {
  const { rows } = await sql<{ id: string; ejercicio: number; numero: number }>`
    select p.id, p.ejercicio, p.numero
    from movimiento_de_caja m join clase_de_movimiento k on k.clase = m.clase and k.de_revision
    join partida p on p.id = m.partida
    where m.jornada = ${jornada}::uuid limit 1`.execute(db);
  return rows[0];
}
