// What the books know that decides whether partidas may be posted, asked in one question: one partida looked at before
// it is posted, those of the queue and each one of a lote are all judged by this.
import { estadoPara, type PeriodoAbierto } from '@cuadra/core/cierre';
import type { CuentaConocida, Entorno, EstadoDePeriodo } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { hoyEn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/pool.ts';
import { type Limite, type Limites, limitesDe } from './limites.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export interface EntornoDelLibro extends Entorno {
  readonly limites: Limites;
}

/**
 * To judge those partidas or, of a lote that is still coming, any. The current year opens by itself with its first
 * posting (see contabilizar): here, as if it had.
 */
export async function leerEntorno(
  db: Database,
  ahora: Temporal.Instant,
  partidas?: readonly PartidaPorContabilizar[],
): Promise<EntornoDelLibro> {
  const sabido = await preguntar(db, partidas);
  const entorno = entornoDe(sabido, ahora);
  const { year } = hoyEn({ ahora: () => ahora });
  if (sabido.ejercicios.includes(year)) return entorno;
  // A year brings its months for every agencia there is: one that does not exist has none.
  const agencias = new Set(sabido.agencias);
  return {
    ...entorno,
    periodo: (agencia, fecha, autor) =>
      fecha.startsWith(`${year}-`) && agencias.has(agencia)
        ? 'abierto'
        : entorno.periodo(agencia, fecha, autor),
  };
}

function entornoDe({ cuentas, periodos, limites }: Sabido, ahora: Temporal.Instant): EntornoDelLibro {
  // Maps: what a person may write as a code is also the name of something that every object has.
  const porCodigo = new Map(Object.entries(cuentas));
  const porMes = new Map(Object.entries(periodos));
  return {
    hoy: hoyEn({ ahora: () => ahora }).toString(),
    cuenta: (idCuenta) => porCodigo.get(idCuenta),
    periodo: (agencia, fecha, autor) => {
      const periodo = porMes.get(`${agencia} ${fecha.slice(0, 7)}`);
      return typeof periodo === 'object' ? estadoPara(periodo, autor, ahora.toString()) : periodo;
    },
    limites: limitesDe(limites),
  };
}

interface Sabido {
  readonly ejercicios: readonly number[];
  readonly agencias: readonly string[];
  /** By code. */
  readonly cuentas: Readonly<Record<string, CuentaConocida>>;
  /** By agencia and month; whole when it is open only for some. */
  readonly periodos: Readonly<Record<string, EstadoDePeriodo | PeriodoAbierto>>;
  readonly limites: readonly Limite[];
}

async function preguntar(
  db: Database,
  partidas: readonly PartidaPorContabilizar[] | undefined,
): Promise<Sabido> {
  const anios = partidas?.map(({ fecha }) => Number(fecha.slice(0, 4)));
  const codigos = partidas?.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta));
  const suAnio = anios === undefined ? sql`true` : sql`anio = any(${[...new Set(anios)]}::int[])`;
  const suCodigo =
    codigos === undefined ? sql`true` : sql`c.id_cuenta = any(${[...new Set(codigos)]}::text[])`;
  const { rows } = await sql<Sabido>`select
    array(select e.anio from ejercicio e where ${suAnio}) as ejercicios,
    array(select a.id_agencia from agencia a) as agencias,
    (select coalesce(jsonb_object_agg(c.id_cuenta,
       jsonb_build_object('tipoCuenta', c.tipo_cuenta, 'estado', c.estado)), '{}')
     from cuenta c where ${suCodigo}) as cuentas,
    (select coalesce(jsonb_object_agg(p.agencia || ' ' || p.anio || '-' || lpad(p.mes::text, 2, '0'),
       case when p.abierto_para is null then to_jsonb(p.estado) else jsonb_build_object(
         'estado', p.estado, 'abiertoPara', p.abierto_para, 'abiertoHasta', p.abierto_hasta) end), '{}')
     from periodo p where ${suAnio}) as periodos,
    (select coalesce(jsonb_agg(jsonb_build_object('rol', l.rol, 'tipo', l.tipo, 'montoMax', l.monto_max)), '[]')
     from limite_contabilizacion l) as limites`.execute(db);
  const [sabido] = rows;
  if (sabido === undefined) throw new Error('El libro no respondió');
  return sabido;
}
