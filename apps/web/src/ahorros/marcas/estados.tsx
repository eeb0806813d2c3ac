// The states of the savings: a dot and their name. Half a dot waits or does nothing; a ring expects nothing any more.
import { type EstadoDeAsociado, nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { type EstadoDeCuentaAhorro, nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { type EstadoDeProducto, nombresDeEstadoDeProducto } from '@cuadra/core/ahorros/producto';
import type { ComponentProps } from 'react';
import { StateMark } from '#ui/marks/state-mark.tsx';

type Mark = Pick<ComponentProps<typeof StateMark>, 'mark' | 'tone' | 'markTone'>;

const DE_ASOCIADO: Readonly<Record<EstadoDeAsociado, Mark>> = {
  activo: { mark: 'full', markTone: 'success' },
  retirado: { mark: 'ring', tone: 'muted' },
  fallecido: { mark: 'ring', tone: 'muted' },
};

export function EstadoDeAsociadoVisto({ estado }: { readonly estado: EstadoDeAsociado }) {
  return <StateMark {...DE_ASOCIADO[estado]}>{nombresDeEstadoDeAsociado[estado]}</StateMark>;
}

const DE_CUENTA: Readonly<Record<EstadoDeCuentaAhorro, Mark>> = {
  activa: { mark: 'full', markTone: 'success' },
  inactiva: { mark: 'half', markTone: 'muted' },
  bloqueada: { mark: 'full', tone: 'warning' },
  'por-retirar': { mark: 'full', tone: 'warning' },
  cerrada: { mark: 'ring', tone: 'muted' },
};

export function EstadoDeCuentaVisto({ estado }: { readonly estado: EstadoDeCuentaAhorro }) {
  return <StateMark {...DE_CUENTA[estado]}>{nombresDeEstadoDeCuentaAhorro[estado]}</StateMark>;
}

const DE_PRODUCTO: Readonly<Record<EstadoDeProducto, Mark>> = {
  preparacion: { mark: 'half', markTone: 'warning' },
  activo: { mark: 'full', markTone: 'success' },
  inactivo: { mark: 'ring' },
};

export function EstadoDeProductoVisto({ estado }: { readonly estado: EstadoDeProducto }) {
  return <StateMark {...DE_PRODUCTO[estado]}>{nombresDeEstadoDeProducto[estado]}</StateMark>;
}
