// What the books know that decides whether partidas may be posted, in one question: it is asked in the middle of every
// posting, while others wait their turn.
import type { CuentaConocida, Entorno, EstadoDePeriodo } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { ZONA_HORARIA } from '../../platform/clock.ts';
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
  const hoy = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate();
  const codigos = [...new Set(partidas.flatMap(({ lineas }) => lineas.map(({ idCuenta }) => idCuenta)))];
  const anios = [...new Set(partidas.map(({ fecha }) => Number(fecha.slice(0, 4))))];
  let sabido = await preguntar(tx, codigos, anios);
  if (anios.includes(hoy.year) && !sabido.ejercicios.includes(hoy.year)) {
    await asegurarEjercicio(tx, ahora);
    sabido = await preguntar(tx, codigos, anios);
  }
  const { cuentas, periodos, limites } = sabido;
  return {
    entornoDe: (esManual) => ({
      hoy: hoy.toString(),
      esManual,
      cuenta: (idCuenta) => cuentas[idCuenta],
      periodo: (agencia, fecha) => periodos[`${agencia} ${fecha.slice(0, 7)}`],
    }),
    limites: limitesDe(limites),
  };
}

interface Sabido {
  readonly ejercicios: readonly number[];
  /** By code. */
  readonly cuentas: Readonly<Record<string, CuentaConocida>>;
  /** By agencia and month. */
  readonly periodos: Readonly<Record<string, EstadoDePeriodo>>;
  readonly limites: readonly Limite[];
}

async function preguntar(tx: Tx, codigos: readonly string[], anios: readonly number[]): Promise<Sabido> {
  const { rows } = await sql<Sabido>`select
    array(select e.anio from ejercicio e where e.anio = any(${anios}::int[])) as ejercicios,
    (select coalesce(jsonb_object_agg(c.id_cuenta,
       jsonb_build_object('tipoCuenta', c.tipo_cuenta, 'estado', c.estado)), '{}')
     from cuenta c where c.id_cuenta = any(${codigos}::text[])) as cuentas,
    (select coalesce(jsonb_object_agg(p.agencia || ' ' || p.anio || '-' || lpad(p.mes::text, 2, '0'), p.estado), '{}')
     from periodo p where p.anio = any(${anios}::int[])) as periodos,
    (select coalesce(jsonb_agg(jsonb_build_object('rol', l.rol, 'tipo', l.tipo, 'montoMax', l.monto_max)), '[]')
     from limite_contabilizacion l) as limites`.execute(tx);
  const [sabido] = rows;
  if (sabido === undefined) throw new Error('El libro no respondió');
  return sabido;
}
