// An office of savers whose October is to be paid: runs are created, approved and applied by the use cases themselves, with tandas as
// small as a test wants them and nobody at work behind its back.

import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { aplicarCorrida } from '../corridas/aplicar-corrida.ts';
import { aprobarCorrida } from '../corridas/aprobar-corrida.ts';
import { calcularCorrida } from '../corridas/calcular-corrida.ts';
import { crearCorrida } from '../corridas/crear-corrida.ts';
import { pedirReversion } from '../corridas/pedir-reversion.ts';
import { resolverReversion } from '../corridas/resolver-reversion.ts';
import { conRechazosDeIntereses } from '../rechazos.ts';
import { avanzarCorrida } from '../tandas/avanzar-corrida.ts';

/** Nobody does the work until the test does. */
export const SIN_NADIE = { encolar: async () => undefined };

export interface MundoDeIntereses extends MundoDeAhorros {
  /** October, for the product at sight, by tandas of one account unless said; calculated. */
  calcular(cambios?: Partial<BodyOf<typeof contrato.crearCorrida>>, porTanda?: number): Promise<number>;
  recalcular(id: number): Promise<void>;
  aprobar(id: number): Promise<void>;
  /** Only asked for: nobody has begun. */
  empezarAAplicar(id: number): Promise<void>;
  aplicar(id: number): Promise<void>;
  empezarARevertir(id: number): Promise<void>;
  revertir(id: number): Promise<void>;
  avanzar(id: number): Promise<void>;
  leer(id: number): Promise<CorridaLeida>;
  lineas(id: number): Promise<LineaLeida[]>;
  /** All that a run may change: accounts, movements and what the books say of each account. */
  foto(): Promise<Foto>;
  como<T>(
    quien: Persona,
    roles: readonly Rol[],
    trabajo: (tx: Tx, contexto: ContextoConActor) => Promise<T>,
  ): Promise<T>;
}

export interface CorridaLeida {
  readonly estado: string;
  readonly version: number;
  readonly intento: number;
  readonly huella: string | null;
  readonly lineas: number;
  readonly interes: number;
  readonly isr: number;
  readonly motivo: string | null;
}

export interface LineaLeida {
  readonly cuenta: number;
  readonly desde: string;
  readonly hasta: string;
  readonly exacto: string;
  readonly interes: number;
  readonly isr: number;
  readonly estado: string;
  readonly motivo: string | null;
}

export interface Foto {
  readonly cuentas: readonly unknown[];
  readonly movimientos: readonly unknown[];
  readonly libros: readonly unknown[];
}

export async function mundoDeIntereses(
  opciones: Parameters<typeof mundoDeAhorros>[0] = {},
): Promise<MundoDeIntereses> {
  const mundo = await mundoDeAhorros(opciones);
  const como: MundoDeIntereses['como'] = (quien, roles, trabajo) => {
    const contexto = contextoDe(mundo, quien, roles);
    return conRechazosDeIntereses(escribir(mundo.db, contexto, 'prueba', (tx) => trabajo(tx, contexto)));
  };
  const { ahorrosDeTodas, contador, contador2 } = mundo;
  const version = async (id: number) => (await leerCorrida(mundo.db, id)).version;
  const avanzar = (id: number) =>
    avanzarCorrida(mundo.plataforma, id, { contexto: contextoDelSistema(mundo.reloj.ahora(), 'prueba') });
  const empezarAAplicar: MundoDeIntereses['empezarAAplicar'] = async (id) => {
    const vista = { version: await version(id) };
    await como(ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
      aplicarCorrida(tx, contexto, id, vista, SIN_NADIE),
    );
  };
  const empezarARevertir: MundoDeIntereses['empezarARevertir'] = async (id) => {
    const pedida = { version: await version(id), motivo: 'Se calculó con otra tasa' };
    await como(ahorrosDeTodas, ['ahorros'], (tx, contexto) => pedirReversion(tx, contexto, id, pedida));
    const resuelta = { version: await version(id), aprueba: true, motivo: null };
    await como(contador2, ['contador'], (tx, contexto) =>
      resolverReversion(tx, contexto, id, resuelta, SIN_NADIE),
    );
  };
  return {
    ...mundo,
    como,
    avanzar,
    empezarAAplicar,
    empezarARevertir,
    async calcular(cambios = {}, porTanda = 1) {
      const nueva = { ...OCTUBRE, productos: [mundo.vista], agencias: ['01', '02'], ...cambios };
      const id = await como(ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
        crearCorrida(tx, contexto, nueva, undefined, { trabajos: SIN_NADIE, porTanda }),
      );
      await avanzar(id);
      return id;
    },
    async recalcular(id) {
      const vista = { version: await version(id) };
      await como(ahorrosDeTodas, ['ahorros'], (tx, contexto) =>
        calcularCorrida(tx, contexto, id, vista, SIN_NADIE),
      );
      await avanzar(id);
    },
    async aprobar(id) {
      const { huella, version: vista } = await leerCorrida(mundo.db, id);
      const firmada = { version: vista, huella: huella ?? '', aceptaAdvertencias: 'Revisadas' };
      await como(contador, ['contador'], (tx, contexto) => aprobarCorrida(tx, contexto, id, firmada));
    },
    async aplicar(id) {
      await empezarAAplicar(id);
      await avanzar(id);
    },
    async revertir(id) {
      await empezarARevertir(id);
      await avanzar(id);
    },
    leer: (id) => leerCorrida(mundo.db, id),
    lineas: (id) => leerLineas(mundo.db, id),
    foto: () => tomarFoto(mundo.db),
  };
}

export const OCTUBRE = {
  nombre: 'Intereses de octubre',
  clase: 'ordinaria',
  desde: '2026-10-01',
  ultimoDia: '2026-10-31',
  corrige: null,
} as const;

export function contextoDe(
  { reloj }: Pick<MundoDeAhorros, 'reloj'>,
  { id, correo }: Persona,
  roles: readonly Rol[],
): ContextoConActor {
  const suyo = {
    id,
    correo,
    nombre: correo,
    sesion: '',
    agencias: ['01', '02', '03'],
    permisos: permisosDe(roles),
  };
  return { ...contextoDelSistema(reloj.ahora(), 'prueba'), actor: { ...suyo, roles } };
}

async function leerCorrida(db: Database, id: number): Promise<CorridaLeida> {
  return db
    .selectFrom('corrida')
    .select(['estado', 'version', 'intento', 'huella', 'lineas', 'interes', 'isr', 'motivo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function leerLineas(db: Database, id: number): Promise<LineaLeida[]> {
  const { rows } = await sql<LineaLeida>`
    select l.cuenta, l.desde, l.hasta, l.exacto::text as exacto, l.interes, l.isr, l.estado, l.motivo
    from corrida_linea l join corrida r on r.id = l.corrida and r.intento = l.intento
    where l.corrida = ${id} order by l.cuenta`.execute(db);
  return rows;
}

/** Without what differs between two equal applications: identifiers, numbers, moments. */
async function tomarFoto(db: Database): Promise<Foto> {
  const { rows: cuentas } = await sql`
    select c.id, c.saldo, c.interes_hasta, c.movimientos, c.por_corregir from cuenta_ahorro c order by c.id`.execute(
    db,
  );
  const { rows: movimientos } = await sql`
    select m.cuenta, m.n, m.clase, m.monto, m.saldo, m.fecha, m.fecha_valor, m.gana_desde, m.revierte from movimiento_ahorro m
    order by m.cuenta, m.n`.execute(db);
  const { rows: libros } = await sql`
    select l.id_cuenta, l.agencia, sum(l.debe)::bigint as debe, sum(l.haber)::bigint as haber from linea l
    group by 1, 2 order by 1, 2`.execute(db);
  return { cuentas, movimientos, libros };
}
