// What the books know that decides whether partidas may be posted, asked in one question: one partida looked at before
// it is posted, those of the queue and each one of a lote are all judged by this.
import { estadoPara, type PeriodoAbierto } from '@cuadra/core/cierre';
import type { DineroDeCuenta } from '@cuadra/core/control/clase-de-lineas';
import type { CuentaConocida, Entorno } from '@cuadra/core/partida';
import type { EstadoDePeriodo } from '@cuadra/core/periodo-no-admitido';
import { sql } from 'kysely';
import { type Limites, limitesDe, type Politica } from '#control/limites.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { hoyEn } from '#platform/reloj.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';

export interface EntornoDelLibro extends Entorno {
  readonly limites: Limites;
  readonly dinero: DineroDeCuenta;
  existeAgencia(idAgencia: string): boolean;
}

/**
 * What the books knew when they were last asked. Nobody is refused by it, nor posts beyond their limit: whoever uses it
 * asks again before refusing, and PostgreSQL judges everything again by itself.
 */
interface EntornoRecordado {
  leer(ahora: Temporal.Instant): Promise<EntornoDelLibro>;
  renovar(ahora: Temporal.Instant): Promise<EntornoDelLibro>;
}

export function recordarEntorno(db: Database): EntornoRecordado {
  let conocido: Conocido | undefined;
  const renovar = async (ahora: Temporal.Instant) => {
    conocido = comoConocido(await preguntar(db, undefined));
    return entornoDe(conocido, ahora);
  };
  return {
    renovar,
    leer: async (ahora) => (conocido === undefined ? renovar(ahora) : entornoDe(conocido, ahora)),
  };
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
  return entornoDe(comoConocido(await preguntar(db, partidas)), ahora);
}

/** Ready to be asked many times. Maps: what a person may write as a code is also the name of something in every object. */
interface Conocido {
  readonly ejercicios: ReadonlySet<number>;
  readonly enPuestaEnMarcha: boolean;
  readonly agencias: ReadonlySet<string>;
  readonly cuentas: ReadonlyMap<string, CuentaConocida>;
  readonly deCajas: ReadonlySet<string>;
  readonly deBancos: ReadonlyMap<string, string>;
  readonly periodos: ReadonlyMap<string, EstadoDePeriodo | PeriodoAbierto>;
  readonly limites: Limites;
}

function comoConocido(sabido: Sabido): Conocido {
  return {
    ejercicios: new Set(sabido.ejercicios),
    enPuestaEnMarcha: sabido.enPuestaEnMarcha,
    agencias: new Set(sabido.agencias),
    cuentas: new Map(Object.entries(sabido.cuentas)),
    deCajas: new Set(sabido.deCajas),
    deBancos: new Map(Object.entries(sabido.deBancos)),
    periodos: new Map(Object.entries(sabido.periodos)),
    limites: limitesDe(sabido.limites),
  };
}

function entornoDe(conocido: Conocido, ahora: Temporal.Instant): EntornoDelLibro {
  const { ejercicios, enPuestaEnMarcha, agencias, cuentas, deCajas, deBancos, periodos, limites } = conocido;
  const hoy = hoyEn({ ahora: () => ahora });
  const porAbrir = ejercicios.has(hoy.year) ? undefined : `${hoy.year}-`;
  return {
    hoy: hoy.toString(),
    limites,
    dinero: (idCuenta) => cuentas.get(idCuenta)?.dinero ?? undefined,
    existeAgencia: (idAgencia) => agencias.has(idAgencia),
    cuenta: (idCuenta) => cuentas.get(idCuenta),
    esDeCajas: (idCuenta, agencia) => deCajas.has(`${agencia} ${idCuenta}`),
    conciliadaHasta: (idCuenta) => deBancos.get(idCuenta),
    ejercicioQueFalta: (anio) => {
      if (anio >= hoy.year || ejercicios.has(anio)) return undefined;
      return enPuestaEnMarcha ? 'se-abre' : 'ya-no-se-abre';
    },
    periodo: (agencia, fecha, autor) => {
      // A year brings its months for every agencia there is: one that does not exist has none.
      if (porAbrir !== undefined && fecha.startsWith(porAbrir) && agencias.has(agencia)) return 'abierto';
      const periodo = periodos.get(`${agencia} ${fecha.slice(0, 7)}`);
      return typeof periodo === 'object' ? estadoPara(periodo, autor, ahora.toString()) : periodo;
    },
  };
}

interface Sabido {
  readonly ejercicios: readonly number[];
  readonly enPuestaEnMarcha: boolean;
  readonly agencias: readonly string[];
  /** By code. */
  readonly cuentas: Readonly<Record<string, CuentaConocida>>;
  /** By agencia and code: a few, whatever the institution. */
  readonly deCajas: readonly string[];
  /** By code, up to which day each was signed. */
  readonly deBancos: Readonly<Record<string, string>>;
  /** By agencia and month; whole when it is open only for some. */
  readonly periodos: Readonly<Record<string, EstadoDePeriodo | PeriodoAbierto>>;
  readonly limites: readonly Politica[];
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
  const { rows } = await sql<Sabido>`${preparada} select
    array(select e.anio from ejercicio e where ${suAnio}) as ejercicios,
    institucion_en_preparacion() as en_puesta_en_marcha,
    array(select a.id_agencia from agencia a) as agencias,
    (select coalesce(jsonb_object_agg(c.id_cuenta,
       jsonb_build_object('tipoCuenta', c.tipo_cuenta, 'estado', c.estado, 'dinero', case
         when c.flujo = 'efectivo' then 'efectivo' when k.id_cuenta is not null then 'socios' end)), '{}')
     from cuenta c left join control_de_ahorro k on k.id_cuenta = c.id_cuenta where ${suCodigo}) as cuentas,
    array(select k.agencia || ' ' || k.id_cuenta from cuenta_de_caja k) as de_cajas,
    (select coalesce(jsonb_object_agg(b.id_cuenta, v.conciliada_hasta), '{}')
     from cuenta_bancaria b join avance_de_banco v on v.cuenta_bancaria = b.id) as de_bancos,
    (select coalesce(jsonb_object_agg(p.agencia || ' ' || p.anio || '-' || lpad(p.mes::text, 2, '0'),
       case when p.abierto_para is null then to_jsonb(p.estado) else jsonb_build_object(
         'estado', p.estado, 'abiertoPara', p.abierto_para, 'abiertoHasta', p.abierto_hasta) end), '{}')
     from periodo p where ${suAnio}) as periodos,
    (select coalesce(jsonb_agg(jsonb_build_object(
       'rol', l.rol, 'operacion', l.operacion, 'clase', l.clase, 'cada', l.cada, 'alDia', l.al_dia)), '[]')
     from politica l) as limites`.execute(db);
  const [sabido] = rows;
  if (sabido === undefined) throw new Error('El libro no respondió');
  return sabido;
}
