import type { EstadoDeApertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';

export const nombresDeEstado: Readonly<Record<EstadoDeApertura, string>> = {
  borrador: 'Escribiéndose',
  en_revision: 'Por aprobar',
  contabilizada: 'Contabilizados',
  revertida: 'Deshechos',
};
