// The cajas of the story, day by day: each opens on what it was left with, piece by piece, is counted, closed and reviewed.
// Something of the last day is still waiting for somebody.
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import { agenciasDeLaHistoria } from '../historia/agencias-de-la-historia.ts';
import { type Azar, crearAzar } from '../historia/azar.ts';
import type { Dia } from '../historia/calendario.ts';
import { atiende } from '../historia/capitulos/caja-de-ahorros.ts';
import type { DiaContado } from '../historia/contar-historia.ts';
import { identificadorDe } from '../identificador.ts';
import { type CajaDemo, cajasDemo, centrales } from './cajas-demo.ts';
import { contarMovimientos, diferenciaDe, type MovimientoContado } from './contar-movimientos.ts';
import { contarPiezas } from './contar-piezas.ts';
import { type Horario, horarioDe } from './horario.ts';
import { dotacionEnTransito } from './pendientes.ts';
import { type Revision, revisionDe } from './revision.ts';
import type { SaldosIniciales } from './saldos-iniciales.ts';

export interface JornadaContada {
  readonly id: string;
  readonly caja: CajaDemo;
  readonly fecha: string;
  readonly horario: Horario;
  readonly apertura: Conteo;
  readonly cierre: Conteo;
  /** Those of its cajero, in the order of their receipts. */
  readonly movimientos: readonly MovimientoContado[];
  /** The one of whoever reviewed it. */
  readonly diferencia: MovimientoContado | undefined;
  readonly revision: Revision;
}

/** One day after the other, each with the jornadas of all the cajas. */
export function* contarJornadas(
  iniciales: SaldosIniciales,
  dias: readonly DiaContado[],
): Iterable<JornadaContada[]> {
  const cajas = new Map(cajasDemo.map(({ id }) => [id, crearCaja(iniciales.get(id) ?? 0)]));
  const ultimo = ultimoDiaConPendientes(dias);
  for (const contado of dias) {
    const hoy = { ...contado, esElUltimo: contado.dia === ultimo };
    const horario = horarioDe(contado.dia);
    yield jornadasDe(hoy, cajas).map((delDia) => trabajar(delDia, hoy, horario, cajas));
  }
}

/** The last working day leaves something for today, unless its ejercicio is over and closed. */
export function ultimoDiaConPendientes(dias: readonly DiaContado[]): Dia | undefined {
  const ayer = dias.at(-1)?.dia;
  return dias.findLast(({ dia }) => dia.esHabil && dia.anio === ayer?.anio)?.dia;
}

interface DiaDeCajas extends DiaContado {
  /** Whether what waits today for somebody is from this day. */
  readonly esElUltimo: boolean;
}

interface EstadoDeCaja {
  /** What its book says, differences posted. */
  saldo: number;
  /** As it was counted last. */
  conteo: Conteo | undefined;
}

type Cajas = ReadonlyMap<string, EstadoDeCaja>;

const crearCaja = (saldo: number): EstadoDeCaja => ({ saldo, conteo: undefined });

function trabajar(
  { caja, movimientos }: CajaDelDia,
  { dia: { fecha }, esElUltimo }: DiaDeCajas,
  horario: Horario,
  cajas: Cajas,
): JornadaContada {
  const suya = cajas.get(caja.id) ?? crearCaja(0);
  const azar = crearAzar(`conteo ${fecha} ${caja.id}`);
  const revision = revisionDe({ caja, movimientos, esElUltimo });
  const apertura = suya.conteo ?? contarPiezas(suya.saldo, azar);
  suya.saldo += netoDe(movimientos);
  suya.conteo = contarPiezas(suya.saldo + revision.sinContabilizar, azar);
  return {
    id: identificadorDe(`jornada ${fecha} ${caja.id}`),
    caja,
    fecha,
    horario,
    apertura,
    cierre: suya.conteo,
    movimientos: movimientos.filter(({ clase }) => !esDeRevision(clase)).toSorted(entradasPrimero),
    diferencia: movimientos.find(({ clase }) => esDeRevision(clase)),
    revision,
  };
}

interface CajaDelDia {
  readonly caja: CajaDemo;
  readonly movimientos: readonly MovimientoContado[];
}

/** Every caja on the days its agencia opens, and those that something came through on another. */
function jornadasDe(hoy: DiaDeCajas, estados: Cajas): CajaDelDia[] {
  const { dia, partidas, esElUltimo } = hoy;
  return agenciasDeLaHistoria.flatMap((agencia) => {
    const cajas = cajasDemo.filter((caja) => caja.agencia === agencia.id);
    const azar = crearAzar(`cajas ${dia.fecha} ${agencia.id}`);
    const suyas = partidas.filter((partida) => partida.agencia === agencia.id);
    const conDiferencia = suyas.some(diferenciaDe) ? cajaConDiferencia(cajas, azar, esElUltimo) : undefined;
    const saldo = ({ id }: CajaDemo) => estados.get(id)?.saldo ?? 0;
    const porCaja = contarMovimientos({ cajas, partidas: suyas, azar, conDiferencia, saldo });
    return cajas
      .filter(({ id }) => atiende(agencia, dia) || porCaja.has(id))
      .map((caja) => ({ caja, movimientos: [...(porCaja.get(caja.id) ?? []), ...pendientesDe(caja, hoy)] }));
  });
}

/** On the last day the others of Central have something of their own. */
function cajaConDiferencia(
  cajas: readonly CajaDemo[],
  azar: Azar,
  esElUltimo: boolean,
): CajaDemo | undefined {
  const ventanillas = cajas.filter(({ clase }) => clase === 'caja');
  if (esElUltimo && ventanillas.includes(centrales.caja2)) return centrales.caja2;
  return ventanillas[azar.entero(0, ventanillas.length - 1)];
}

function pendientesDe(caja: CajaDemo, { dia, esElUltimo }: DiaDeCajas): MovimientoContado[] {
  return esElUltimo && caja === centrales.boveda ? [dotacionEnTransito(dia.fecha).movimiento] : [];
}

const esDeRevision = (clase: MovimientoContado['clase']): boolean =>
  clase === 'sobrante' || clase === 'faltante';

/** Nobody pays what the drawer does not hold. */
const entradasPrimero = (uno: MovimientoContado, otro: MovimientoContado): number =>
  Number(uno.sentido === 'salida') - Number(otro.sentido === 'salida');

function netoDe(movimientos: readonly MovimientoContado[]): number {
  return movimientos.reduce((suma, { sentido, monto }) => suma + (sentido === 'entrada' ? monto : -monto), 0);
}
