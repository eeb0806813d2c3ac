// Who looked at each closed jornada and what they decided: in Central its jefe, elsewhere a contador. What exceeds the
// tolerance is proposed by them and approved by the contador general.
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { CENTRAL } from '../historia/agencias-de-la-historia.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';
import { type CajaDemo, centrales, TOLERANCIA } from './cajas-demo.ts';
import type { MovimientoContado } from './contar-movimientos.ts';
import { FALTANTE_EN_OBSERVACION } from './pendientes.ts';

export interface Revision {
  readonly estado: 'revisada' | 'cerrada' | 'observada';
  /** Why the count is not what the book said, by its cajero. */
  readonly explicacion: string | null;
  readonly pasos: readonly PasoContado[];
  /** What was counted more (or less) and is not in the books yet. */
  readonly sinContabilizar: number;
}

export interface PasoContado {
  readonly paso: 'observar' | 'proponer' | 'revisar';
  readonly por: string;
  readonly texto: string | null;
  readonly destino: DestinoDeDiferencia | null;
}

interface PorRevisar {
  readonly caja: CajaDemo;
  readonly movimientos: readonly MovimientoContado[];
  readonly esElUltimo: boolean;
}

export function revisionDe({ caja, movimientos, esElUltimo }: PorRevisar): Revision {
  const revisor = caja.agencia === CENTRAL ? JEFE : OTRO_CONTADOR;
  if (esElUltimo && caja === centrales.caja1) return PENDIENTE;
  if (esElUltimo && caja === centrales.caja3) return observada(revisor);
  const diferencia = movimientos.find(({ clase }) => clase === 'sobrante' || clase === 'faltante');
  if (diferencia === undefined)
    return revisada([{ paso: 'revisar', por: revisor, texto: null, destino: null }]);
  const decision =
    diferencia.clase === 'sobrante'
      ? ({ destino: 'sobrante', texto: 'Queda por aclarar mientras alguien lo reclama.' } as const)
      : ({ destino: 'empleado', texto: 'El cajero acepta pagarlo el mes siguiente.' } as const);
  const pasos: PasoContado[] =
    diferencia.monto > TOLERANCIA
      ? [
          { ...decision, paso: 'proponer', por: revisor },
          { ...decision, paso: 'revisar', por: CONTADOR },
        ]
      : [{ ...decision, paso: 'revisar', por: revisor }];
  return revisada(pasos, explicaciones[diferencia.clase === 'sobrante' ? 'sobrante' : 'faltante']);
}

const JEFE = idDeUsuarioDemo('jefe@cuadra.demo');
const CONTADOR = idDeUsuarioDemo('contador@cuadra.demo');
const OTRO_CONTADOR = idDeUsuarioDemo('contador2@cuadra.demo');

const explicaciones = {
  sobrante: 'Conté dos veces y sobra. Revisé los comprobantes y no encontré a quién se le dio de menos.',
  faltante: 'Conté dos veces y falta. Es posible que haya dado cambio de más en la hora de mayor afluencia.',
} as const;

const revisada = (pasos: readonly PasoContado[], explicacion: string | null = null): Revision => {
  return { estado: 'revisada', explicacion, pasos, sinContabilizar: 0 };
};

const PENDIENTE: Revision = { estado: 'cerrada', explicacion: null, pasos: [], sinContabilizar: 0 };

function observada(revisor: string): Revision {
  const texto =
    'Faltan Q 35.00 y el comprobante de la mensajería de la tarde no está. Búsquelo o explique, por favor.';
  return {
    estado: 'observada',
    explicacion: 'Pagué una mensajería por la tarde y no encuentro el comprobante.',
    pasos: [{ paso: 'observar', por: revisor, texto, destino: null }],
    sinContabilizar: FALTANTE_EN_OBSERVACION,
  };
}
