// A kind of movement at the counter: one entry of the list, with its key and its own form.
import type { cuentasParaCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Codigo } from '@cuadra/contract/problema';
import type { ClaseDeVentanilla } from '@cuadra/core/cajas/movimiento';
import type { ComponentType } from 'react';
import { ApiError } from '#platform/api-error.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import type { Resultado } from '../envio/ordenes.ts';

export interface ClaseDelMostrador {
  readonly id: string;
  readonly nombre: string;
  /** Opens its form from anywhere nothing is being written. */
  readonly tecla: string;
  readonly icono: Icon;
  readonly Formulario: ComponentType<FormularioDeClaseProps>;
}

/** How it ended: done; kept until the line is back; or waiting for whom it concerns. */
export type Final =
  | { readonly como: 'hecho'; readonly resultado: Resultado }
  | { readonly como: 'por-enviar' }
  | {
      readonly como: 'esperando';
      readonly texto: string;
      /** Where it is followed. */
      readonly enlace?: { readonly a: string; readonly texto: string };
    };

export interface FormularioDeClaseProps {
  readonly jornada: Pick<Jornada, 'id' | 'caja'>;
  /** What is already filled in: a favourite, or an order that was refused. */
  readonly inicial: LoInicial;
  readonly alTerminar: (final: Final) => void;
  readonly alCancelar: () => void;
}

export type LoInicial = Partial<MovimientoNuevo> & { readonly destino?: string | undefined };

/** Asked of another person and left waiting: it is kept as it was sent, and done from there once it is given. */
export const ALGUIEN_LO_AUTORIZA: Final = {
  como: 'esperando',
  texto:
    'Se pidió la autorización: todavía no se ha movido nada. Cuando la den, hágalo desde Autorizaciones.',
  enlace: { a: '/autorizaciones?vista=propias', texto: 'Ver autorizaciones' },
};

export const sePidio = (error: unknown): boolean =>
  error instanceof ApiError && error.codigo === ('AUTORIZACION_PEDIDA' satisfies Codigo);

export const comoFinal = (resultado: Resultado | undefined): Final =>
  resultado === undefined ? { como: 'por-enviar' } : { como: 'hecho', resultado };

type Cuentas = ResponseOf<typeof cuentasParaCajas>;

/** The accounts that a kind of movement may carry, for the picker: a remesa goes to a bank. */
export const cuentasDe = (clase: ClaseDeVentanilla, cuentas: Cuentas = []) =>
  cuentas
    .filter(({ esBanco }) => clase !== 'remesa' || esBanco)
    .map(({ idCuenta, nombreCuenta }) => ({ idCuenta, nombreCuenta, etiquetas: [] }));
