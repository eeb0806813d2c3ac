// What must be in order before a month is closed. Each gate is one entry of a list, and the list is the documentation:
// a feature that can leave something pending adds its own.
import type { EstadoDeCompuerta } from '@cuadra/contract/contabilidad/periodos/periodos';
import { haTerminado, nombreDePeriodo } from '@cuadra/core/cierre';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { verificarMes } from '../verificacion/verificar-mes.ts';
import { leerSaldosPorExplicar } from './cierre/saldos-por-explicar.ts';
import { partidaEnPantalla, partidasDeCuenta } from './enlaces.ts';
import { numerosSinSaltos } from './numeracion.ts';

export interface Alcance {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
  /** The days being closed: a month's, or a whole year's. */
  readonly desde: string;
  readonly hasta: string;
  readonly hoy: string;
}

export type Revision = Pick<EstadoDeCompuerta, 'pasa' | 'motivo' | 'detalle'>;

export interface Compuerta {
  readonly id: string;
  readonly titulo: string;
  /** Whether somebody other than who closes may let it pass; never what would leave the books unproven. */
  readonly admiteExcepcion: boolean;
  revisar(db: Database, alcance: Alcance): Promise<Revision>;
}

export const compuertas: readonly Compuerta[] = [
  { id: 'mes-terminado', titulo: 'El mes terminó', admiteExcepcion: false, revisar: mesTerminado },
  {
    id: 'borradores',
    titulo: 'Sin borradores',
    admiteExcepcion: true,
    revisar: (db, alcance) =>
      sinPendientes(db, alcance, ['borrador', 'rechazada'], ['borrador', 'borradores', 'sin contabilizar']),
  },
  {
    id: 'en-revision',
    titulo: 'Sin partidas en revisión',
    admiteExcepcion: true,
    revisar: (db, alcance) =>
      sinPendientes(db, alcance, ['en_revision'], ['partida', 'partidas', 'en revisión']),
  },
  {
    id: 'cuentas-puente',
    titulo: 'Cuentas puente en cero',
    admiteExcepcion: true,
    revisar: cuentasPuenteEnCero,
  },
  {
    id: 'numeracion',
    titulo: 'Numeración sin saltos',
    admiteExcepcion: false,
    revisar: (db, { anio }) => numerosSinSaltos(db, anio),
  },
  {
    id: 'verificacion',
    titulo: 'Los libros del mes verifican',
    admiteExcepcion: false,
    revisar: librosVerifican,
  },
];

const DETALLES_MAX = 20;

export async function revisarCompuertas(
  db: Database,
  alcance: Alcance,
  lista: readonly Compuerta[] = compuertas,
): Promise<EstadoDeCompuerta[]> {
  const estados: EstadoDeCompuerta[] = [];
  for (const { id, titulo, revisar } of lista) {
    const { pasa, motivo, detalle } = await revisar(db, alcance);
    estados.push({ id, titulo, pasa, motivo, detalle: detalle.slice(0, DETALLES_MAX) });
  }
  return estados;
}

const EN_ORDEN: Revision = { pasa: true, motivo: 'En orden.', detalle: [] };

async function mesTerminado(_db: Database, { anio, mes, hoy }: Alcance): Promise<Revision> {
  if (haTerminado(anio, mes, hoy)) return EN_ORDEN;
  return { pasa: false, motivo: `El mes ${nombreDePeriodo(anio, mes)} todavía no termina.`, detalle: [] };
}

async function sinPendientes(
  db: Database,
  { desde, hasta, agencia }: Alcance,
  estados: readonly ('borrador' | 'rechazada' | 'en_revision')[],
  [uno, varios, como]: readonly [string, string, string],
): Promise<Revision> {
  const { rows } = await sql<{ id: string; fecha: string; concepto: string; total: number }>`
    select b.id, b.fecha, b.concepto, count(*) over () as total
    from borrador b
    where b.fecha between ${desde}::date and ${hasta}::date and b.agencia = ${agencia}
      and b.estado = any(${estados}::text[])
    order by b.fecha, b.creado_en, b.id limit ${DETALLES_MAX}`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo: `Hay ${total} ${total === 1 ? uno : varios} ${como} con fecha del periodo. Contabilice, cambie la fecha o descarte.`,
    detalle: rows.map(({ id, fecha, concepto }) => ({
      id,
      texto: `${fecha.split('-').reverse().join('/')} ${concepto || '(sin concepto)'}`,
      enlace: partidaEnPantalla(id),
    })),
  };
}

async function cuentasPuenteEnCero(db: Database, alcance: Alcance): Promise<Revision> {
  const saldos = await leerSaldosPorExplicar(db, alcance);
  if (saldos.length === 0) return EN_ORDEN;
  const detalle = saldos.map(({ idCuenta, nombreCuenta, saldo, explicacion }) => {
    const texto = `${idCuenta} ${nombreCuenta} queda con ${formatearQuetzales(centavos(saldo))}`;
    return {
      id: idCuenta,
      texto: explicacion?.vigente === true ? `${texto}: ${explicacion.texto}` : texto,
      enlace: partidasDeCuenta(idCuenta, alcance),
    };
  });
  const faltan = saldos.filter(({ explicacion }) => explicacion?.vigente !== true);
  if (faltan.length === 0) return { pasa: true, motivo: 'Con saldo, explicado.', detalle };
  return {
    pasa: false,
    motivo: `${faltan.length === 1 ? 'Una cuenta puente queda' : `${faltan.length} cuentas puente quedan`} con saldo: ${faltan.map(({ idCuenta }) => idCuenta).join(', ')}.`,
    detalle,
  };
}

async function librosVerifican(db: Database, alcance: Alcance): Promise<Revision> {
  const hallazgos = await verificarMes(db, alcance);
  const [primero] = hallazgos;
  if (primero === undefined) return EN_ORDEN;
  return {
    pasa: false,
    motivo: `La verificación del mes halló ${hallazgos.length}: ${primero.mensaje}`,
    detalle: hallazgos.slice(0, DETALLES_MAX).map(({ regla, ejercicio, numero, mensaje, idPartida }) => ({
      id: `${regla} ${ejercicio ?? ''} ${numero ?? mensaje}`,
      texto: mensaje,
      enlace: idPartida === null ? null : partidaEnPantalla(idPartida),
    })),
  };
}
