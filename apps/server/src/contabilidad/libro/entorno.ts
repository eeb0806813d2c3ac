// What the books know that decides whether partidas may be posted, in one question: it is asked in the middle of every
// posting, while others wait their turn.
import { estadoPara, type PeriodoAbierto } from '@cuadra/core/cierre';
import type { CuentaConocida, Entorno, EstadoDePeriodo } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { hoyEn } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { Tx } from '../../platform/database/write.ts';
import { asegurarEjercicio } from './asegurar-ejercicio.ts';
import type { PartidaPorContabilizar } from './contabilizar.ts';
import { type Limite, type Limites, limitesDe } from './limites.ts';

export interface Libro {
  entornoDe(esManual: boolean): Entorno;
  readonly limites: Limites;
}

export async function leerLibro(
  tx: Tx,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
): Promise<Libro> {
  const hoy = hoyEn({ ahora: () => ahora });
  let sabido = await preguntar(tx, partidas);
  if (faltaElAnio(sabido, hoy, partidas)) {
    await asegurarEjercicio(tx, ahora);
    sabido = await preguntar(tx, partidas);
  }
  return libroDe(sabido, ahora);
}

/** To be looked at only. The current year opens by itself with its first posting: here, as if it had. */
export async function mirarLibro(
  db: Database,
  ahora: Temporal.Instant,
  partidas: readonly PartidaPorContabilizar[],
): Promise<Libro> {
  const hoy = hoyEn({ ahora: () => ahora });
  const sabido = await preguntar(db, partidas);
  const anio = faltaElAnio(sabido, hoy, partidas) ? `${hoy.year}-` : undefined;
  const libro = libroDe(sabido, ahora);
  return {
    ...libro,
    entornoDe(esManual) {
      const entorno = libro.entornoDe(esManual);
      const seAbre = (fecha: string) => anio !== undefined && fecha.startsWith(anio);
      return {
        ...entorno,
        periodo: (agencia, fecha, autor) =>
          seAbre(fecha) ? 'abierto' : entorno.periodo(agencia, fecha, autor),
      };
    },
  };
}

function libroDe({ cuentas, periodos, limites }: Sabido, ahora: Temporal.Instant): Libro {
  const hoy = hoyEn({ ahora: () => ahora });
  return {
    entornoDe: (esManual) => ({
      hoy: hoy.toString(),
      esManual,
      cuenta: (idCuenta) => cuentas[idCuenta],
      periodo: (agencia, fecha, autor) => {
        const periodo = periodos[`${agencia} ${fecha.slice(0, 7)}`];
        return typeof periodo === 'object' ? estadoPara(periodo, autor, ahora.toString()) : periodo;
      },
    }),
    limites: limitesDe(limites),
  };
}

function faltaElAnio(
  { ejercicios }: Sabido,
  { year }: Temporal.PlainDate,
  partidas: readonly PartidaPorContabilizar[],
): boolean {
  return !ejercicios.includes(year) && aniosDe(partidas).includes(year);
}

const aniosDe = (partidas: readonly PartidaPorContabilizar[]) => [
  ...new Set(partidas.map(({ fecha }) => Number(fecha.slice(0, 4)))),
];

interface Sabido {
  readonly ejercicios: readonly number[];
  /** By code. */
  readonly cuentas: Readonly<Record<string, CuentaConocida>>;
  /** By agencia and month; whole when it is open only for some. */
  readonly periodos: Readonly<Record<string, EstadoDePeriodo | PeriodoAbierto>>;
  readonly limites: readonly Limite[];
}

async function preguntar(db: Database, partidas: readonly PartidaPorContabilizar[]): Promise<Sabido> {
  const codigos = [...new Set(partidas.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta)))];
  const anios = aniosDe(partidas);
  const { rows } = await sql<Sabido>`select
    array(select e.anio from ejercicio e where e.anio = any(${anios}::int[])) as ejercicios,
    (select coalesce(jsonb_object_agg(c.id_cuenta,
       jsonb_build_object('tipoCuenta', c.tipo_cuenta, 'estado', c.estado)), '{}')
     from cuenta c where c.id_cuenta = any(${codigos}::text[])) as cuentas,
    (select coalesce(jsonb_object_agg(p.agencia || ' ' || p.anio || '-' || lpad(p.mes::text, 2, '0'),
       case when p.abierto_para is null then to_jsonb(p.estado) else jsonb_build_object(
         'estado', p.estado, 'abiertoPara', p.abierto_para, 'abiertoHasta', p.abierto_hasta) end), '{}')
     from periodo p where p.anio = any(${anios}::int[])) as periodos,
    (select coalesce(jsonb_agg(jsonb_build_object('rol', l.rol, 'tipo', l.tipo, 'montoMax', l.monto_max)), '[]')
     from limite_contabilizacion l) as limites`.execute(db);
  const [sabido] = rows;
  if (sabido === undefined) throw new Error('El libro no respondió');
  return sabido;
}
