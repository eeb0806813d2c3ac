// How the chart's own words are read on screen.
import {
  type EstadoDeCuenta,
  type Flujo,
  nombresDeEstadoDeCuenta,
  nombresDeFlujo,
  nombresDeMargen,
  nombresDeNaturaleza,
  nombresDeSaldoContrario,
  type SaldoContrario,
  type TipoDeCuenta,
} from '@cuadra/core/catalogo';
import { formatearEntero } from '#ui/format/dinero.ts';

export const sentidoDeTipo: Readonly<Record<TipoDeCuenta, string>> = {
  D: 'Recibe movimientos.',
  M: 'Agrupa otras cuentas y suma sus saldos; no recibe movimientos.',
};

const sentidoDeEstado: Readonly<Record<EstadoDeCuenta, string>> = {
  activa: 'Puede usarse en cualquier partida.',
  solo_sistema: 'Solo la mueve el sistema; no se usa en partidas hechas a mano.',
  bloqueada: 'No admite movimientos nuevos; conserva su historia.',
};

/** What its state means for it: one of mayor takes no lines, whatever its state. */
export function sentidoDe({
  tipoCuenta,
  estado,
}: {
  tipoCuenta: TipoDeCuenta;
  estado: EstadoDeCuenta;
}): string {
  if (tipoCuenta === 'D') return sentidoDeEstado[estado];
  return estado === 'activa'
    ? 'Está en uso: agrupa y suma sus cuentas.'
    : 'Vale para ella sola: cada cuenta de detalle tiene su propio estado.';
}

export const sentidoDeFlujo: Readonly<Record<Flujo, string>> = {
  efectivo: 'Es el efectivo mismo: caja, bancos y lo que equivale a ellos.',
  ajuste: 'No mueve efectivo: depreciaciones, estimaciones, provisiones y sus gastos; cuentas de orden.',
  operacion: 'Lo que se cobra o paga por ella es de la operación.',
  inversion: 'Lo que se cobra o paga por ella es de inversión: títulos, inmuebles, muebles.',
  financiamiento: 'Lo que se cobra o paga por ella es de financiamiento: créditos obtenidos, aportaciones.',
};

export const sentidoDeSaldoContrario: Readonly<Record<SaldoContrario, string>> = {
  avisa: 'Se contabiliza si alguien escribe por qué, en esa agencia y ese día o uno posterior.',
  rechaza: 'No se contabiliza lo que la deje así en una agencia, ese día o uno posterior.',
};

export const SENTIDO_DE_MARGEN = 'Dónde se cuenta en el estado de resultados por márgenes.';

const columnas: Readonly<Record<string, string>> = {
  idCuenta: 'Código',
  nombreCuenta: 'Nombre',
  tipoCuenta: 'Tipo',
  idParent: 'Depende de',
  naturaleza: 'Naturaleza',
  estado: 'Estado',
  flujo: 'Flujo de efectivo',
  margen: 'Margen',
  saldoContrario: 'Saldo contrario',
  etiquetas: 'Etiquetas',
};

/** A field as people call it; as it came when it is not one of the chart's. */
export const nombreDeCampo = (campo: string): string => columnas[campo] ?? campo;

const valores: Readonly<Record<string, string>> = {
  ...nombresDeNaturaleza,
  ...nombresDeEstadoDeCuenta,
  ...nombresDeFlujo,
  ...nombresDeMargen,
  ...nombresDeSaldoContrario,
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

/** Told to whoever has a form of it open. */
export const CUENTA_AUSENTE =
  'La cuenta ya no está en el catálogo con este código: otra persona la movió o la eliminó.';
