// What must be in order before a month is closed. Each gate is one entry of a list, and the list is the documentation:
// a feature that can leave something pending adds its own.
import type { EstadoDeCompuerta, Explicacion } from '@cuadra/contract/contabilidad/periodos';
import { haTerminado, nombreDePeriodo } from '@cuadra/core/cierre';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { saldosAl } from '../saldos/queries.ts';
import { verificarMes } from '../verificacion/verificar-mes.ts';

export interface Alcance {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
  /** The days being closed: a month's, or a whole year's. */
  readonly desde: string;
  readonly hasta: string;
  readonly hoy: string;
  /** Why a clearing account keeps a balance; only a month's close takes them. */
  readonly explicaciones: readonly Explicacion[];
}

type Revision = Pick<EstadoDeCompuerta, 'pasa' | 'motivo' | 'detalle'>;

export interface Compuerta {
  readonly id: string;
  readonly titulo: string;
  revisar(db: Database, alcance: Alcance): Promise<Revision>;
}

const DETALLES_MAX = 20;

export const compuertas: readonly Compuerta[] = [
  { id: 'mes-terminado', titulo: 'El mes terminó', revisar: mesTerminado },
  {
    id: 'borradores',
    titulo: 'Sin borradores',
    revisar: (db, alcance) =>
      sinPendientes(db, alcance, ['borrador', 'rechazada'], ['borrador', 'borradores', 'sin contabilizar']),
  },
  {
    id: 'en-revision',
    titulo: 'Sin partidas en revisión',
    revisar: (db, alcance) =>
      sinPendientes(db, alcance, ['en_revision'], ['partida', 'partidas', 'en revisión']),
  },
  { id: 'cuentas-puente', titulo: 'Cuentas puente en cero', revisar: cuentasPuenteEnCero },
  { id: 'verificacion', titulo: 'Los libros del mes verifican', revisar: librosVerifican },
];

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
    order by b.fecha, b.creado_en limit ${DETALLES_MAX}`.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return EN_ORDEN;
  return {
    pasa: false,
    motivo: `Hay ${total} ${total === 1 ? uno : varios} ${como} con fecha del periodo. Contabilice, cambie la fecha o descarte.`,
    detalle: rows.map(({ id, fecha, concepto }) => ({
      id,
      texto: `${fecha.split('-').reverse().join('/')} ${concepto || '(sin concepto)'}`,
    })),
  };
}

async function cuentasPuenteEnCero(
  db: Database,
  { agencia, hasta, explicaciones }: Alcance,
): Promise<Revision> {
  const puentes = await db.selectFrom('cuentaPuente').select('idCuenta').execute();
  if (puentes.length === 0) return EN_ORDEN;
  const cuentas = puentes.map(({ idCuenta }) => idCuenta);
  const saldos = await saldosAl(db, { fecha: hasta, agencias: [agencia], cuentas });
  const conSaldo = saldos.filter(({ debe, haber }) => debe !== haber);
  const explicada = (idCuenta: string) => explicaciones.find((e) => e.idCuenta === idCuenta)?.texto;
  const faltan = conSaldo.filter(({ idCuenta }) => explicada(idCuenta) === undefined);
  const detalle = conSaldo.map(({ idCuenta, debe, haber }) => {
    const texto = `${idCuenta} queda con ${formatearQuetzales(centavos(debe - haber))}`;
    const porque = explicada(idCuenta);
    return { id: idCuenta, texto: porque === undefined ? texto : `${texto}: ${porque}` };
  });
  if (conSaldo.length === 0) return EN_ORDEN;
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
    detalle: hallazgos.slice(0, DETALLES_MAX).map(({ regla, mensaje }) => ({ id: regla, texto: mensaje })),
  };
}
