// How the chart's own words are read on screen.
import {
  type EstadoDeCuenta,
  nombresDeEstadoDeCuenta,
  nombresDeNaturaleza,
  type TipoDeCuenta,
} from '@cuadra/core/catalogo';
import { formatearEntero } from '../../ui/format/dinero.ts';

export const sentidoDeTipo: Readonly<Record<TipoDeCuenta, string>> = {
  D: 'Recibe movimientos.',
  M: 'Agrupa otras cuentas y suma sus saldos; no recibe movimientos.',
};

export const sentidoDeEstado: Readonly<Record<EstadoDeCuenta, string>> = {
  activa: 'Puede usarse en cualquier partida.',
  solo_sistema: 'Solo la mueve el sistema; no se usa en partidas hechas a mano.',
  bloqueada: 'No admite movimientos nuevos; conserva su historia.',
};

const columnas: Readonly<Record<string, string>> = {
  idCuenta: 'Código',
  nombreCuenta: 'Nombre',
  tipoCuenta: 'Tipo',
  idParent: 'Depende de',
  naturaleza: 'Naturaleza',
  estado: 'Estado',
  etiquetas: 'Etiquetas',
};

/** A field as people call it; as it came when it is not one of the chart's. */
export const nombreDeCampo = (campo: string): string => columnas[campo] ?? campo;

const valores: Readonly<Record<string, string>> = {
  ...nombresDeNaturaleza,
  ...nombresDeEstadoDeCuenta,
  D: 'D (detalle)',
  M: 'M (mayor)',
};

/** A stored value as people read it; only the fields with a fixed list of values are told in other words. */
export function nombreDeValor(campo: string, valor: string): string {
  if (campo === 'etiquetas') return valor === '' ? 'Ninguna' : valor;
  return campo === 'nombreCuenta' ? valor : (valores[valor] ?? valor);
}

export const contarCuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 cuenta' : `${formatearEntero(cuantas)} cuentas`;

export const contarSubcuentas = (cuantas: number): string =>
  cuantas === 1 ? '1 subcuenta' : `${formatearEntero(cuantas)} subcuentas`;
