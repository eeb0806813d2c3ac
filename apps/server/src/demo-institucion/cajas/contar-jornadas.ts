// The cajas of the story, day by day: each opens on what it was left with, piece by piece, is counted, closed and reviewed.
// Of the last day something is still waiting for somebody.
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import type { PartidaPorContabilizar } from '../../contabilidad/libro/partida-por-contabilizar.ts';
import { agenciasDeLaHistoria } from '../historia/agencias-de-la-historia.ts';
import { type Azar, crearAzar } from '../historia/azar.ts';
import type { Dia } from '../historia/calendario.ts';
import { atiende } from '../historia/capitulos/caja-de-ahorros.ts';
import { identificadorDe } from '../identificador.ts';
import { type CajaDemo, cajasDemo, centrales } from './cajas-demo.ts';
import { contarMovimientos, diferenciaDe, type MovimientoContado } from './contar-movimientos.ts';
import { contarPiezas } from './contar-piezas.ts';
import { type Horario, horarioDe } from './horario.ts';
import { dotacionEnTransito } from './pendientes.ts';
import { type Revision, revisionDe } from './revision.ts';

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

export interface DiaDeCajas {
  readonly dia: Dia;
  readonly partidas: readonly PartidaPorContabilizar[];
  /** Whether what waits today for somebody is from this day. */
  readonly esElUltimo: boolean;
}

/** What each caja held when it was tied, by its id. */
export type SaldosIniciales = ReadonlyMap<string, number>;

export function crearRelatoDeCajas(iniciales: SaldosIniciales): (hoy: DiaDeCajas) => JornadaContada[] {
  const saldos = new Map(iniciales);
  const conteos = new Map<string, Conteo>();
  return (hoy) =>
    jornadasDe(hoy, saldos).map(({ caja, movimientos }) => {
      const { fecha } = hoy.dia;
      const azar = crearAzar(`conteo ${fecha} ${caja.id}`);
      const saldo = (saldos.get(caja.id) ?? 0) + netoDe(movimientos);
      const revision = revisionDe({ caja, movimientos, ...hoy });
      const apertura = conteos.get(caja.id) ?? contarPiezas(saldos.get(caja.id) ?? 0, azar);
      const cierre = contarPiezas(saldo + revision.sinContabilizar, azar);
      saldos.set(caja.id, saldo);
      conteos.set(caja.id, cierre);
      const suyos = movimientos.filter(({ clase }) => !esDeRevision(clase)).toSorted(entradasPrimero);
      const diferencia = movimientos.find(({ clase }) => esDeRevision(clase));
      const id = idDeJornada(caja, fecha);
      return {
        id,
        caja,
        fecha,
        horario: horarioDe(hoy.dia),
        apertura,
        cierre,
        movimientos: suyos,
        diferencia,
        revision,
      };
    });
}

interface CajaDelDia {
  readonly caja: CajaDemo;
  readonly movimientos: readonly MovimientoContado[];
}

/** Of every caja on the days its agencia opens, and of those that something came through on another. */
function jornadasDe(hoy: DiaDeCajas, saldos: SaldosIniciales): CajaDelDia[] {
  const { dia, partidas, esElUltimo } = hoy;
  return agenciasDeLaHistoria.flatMap((agencia) => {
    const cajas = cajasDemo.filter((caja) => caja.agencia === agencia.id);
    const azar = crearAzar(`cajas ${dia.fecha} ${agencia.id}`);
    const suyas = partidas.filter((partida) => partida.agencia === agencia.id);
    const conDiferencia = suyas.some(diferenciaDe) ? cajaConDiferencia(cajas, azar, esElUltimo) : undefined;
    const saldo = ({ id }: CajaDemo) => saldos.get(id) ?? 0;
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

export const idDeJornada = (caja: CajaDemo, fecha: string): string =>
  identificadorDe(`jornada ${fecha} ${caja.id}`);

const esDeRevision = (clase: MovimientoContado['clase']): boolean =>
  clase === 'sobrante' || clase === 'faltante';

/** Nobody pays what the drawer does not hold. */
const entradasPrimero = (uno: MovimientoContado, otro: MovimientoContado): number =>
  Number(uno.sentido === 'salida') - Number(otro.sentido === 'salida');

function netoDe(movimientos: readonly MovimientoContado[]): number {
  return movimientos.reduce((suma, { sentido, monto }) => suma + (sentido === 'entrada' ? monto : -monto), 0);
}
