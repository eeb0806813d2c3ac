// Which rows of a side are shown, and in which order. What is searched for are words of the text, the document or the day
// and amounts: «1,250.00», «>500», «<1000».
import { leerQuetzales, magnitud } from '@cuadra/core/dinero';
import type { EstadoDeLado, OrdenDeLado, SignoDeLado } from '#contabilidad/bancos/direccion.ts';
import { formatDate } from '#ui/format/date.ts';
import { normalizeText } from '#ui/text/text-search.ts';
import type { Renglon } from './renglon.ts';
import { estaSinExplicar } from './renglon.ts';

export interface FiltroDeLado {
  /** Absent: those that wait for something of the other side. */
  readonly estado?: EstadoDeLado | undefined;
  readonly signo?: SignoDeLado | undefined;
  readonly orden?: OrdenDeLado | undefined;
  readonly q?: string | undefined;
}

export function filtrar(
  renglones: readonly Renglon[],
  { estado, signo, orden, q = '' }: FiltroDeLado,
  estaSugerido: (id: string) => boolean,
): readonly Renglon[] {
  const esDelEstado = porEstado(estado, estaSugerido);
  const condiciones = palabrasDe(q).map(condicionDe);
  const hallados = renglones.filter(
    (renglon) =>
      esDelEstado(renglon) && esDelSigno(renglon, signo) && condiciones.every((cumple) => cumple(renglon)),
  );
  return ordenados(hallados, orden);
}

/** A cheque on its way needs no words, and is what a line of the bank is looked for among. */
const esperaAlOtroLado = (renglon: Renglon): boolean =>
  estaSinExplicar(renglon) || (renglon.pendiente !== 0 && renglon.cheque !== null);

function porEstado(estado: EstadoDeLado | undefined, estaSugerido: (id: string) => boolean) {
  switch (estado) {
    case undefined:
      return esperaAlOtroLado;
    case 'sugeridas':
      return (renglon: Renglon) => esperaAlOtroLado(renglon) && estaSugerido(renglon.id);
    case 'cruzadas':
      return ({ monto, pendiente }: Renglon) => pendiente !== monto;
    case 'explicadas':
      return ({ pendiente, explicacion }: Renglon) => pendiente !== 0 && explicacion !== null;
    case 'todas':
      return () => true;
    default:
      return estado satisfies never;
  }
}

const esDelSigno = ({ monto }: Renglon, signo: SignoDeLado | undefined): boolean =>
  signo === undefined || (signo === 'entradas') === monto > 0;

type Condicion = (renglon: Renglon) => boolean;

const palabrasDe = (q: string): string[] =>
  normalizeText(q)
    .split(' ')
    .filter((palabra) => palabra !== '');

function condicionDe(palabra: string): Condicion {
  const [, comparacion, escrito = ''] = /^([<>]?)(.+)$/.exec(palabra) ?? [];
  const monto = leerQuetzales(escrito);
  if (monto !== undefined && comparacion === '>') return (renglon) => magnitud(renglon.monto) >= monto;
  if (monto !== undefined && comparacion === '<') return (renglon) => magnitud(renglon.monto) <= monto;
  return (renglon) =>
    renglon.buscable.includes(palabra) ||
    formatDate(renglon.fecha).includes(palabra) ||
    (monto !== undefined && (magnitud(renglon.monto) === monto || magnitud(renglon.pendiente) === monto));
}

/** They come with the oldest first. */
function ordenados(renglones: readonly Renglon[], orden: OrdenDeLado | undefined): readonly Renglon[] {
  switch (orden) {
    case undefined:
      return renglones;
    case 'recientes':
      return renglones.toReversed();
    case 'mayor':
      return renglones.toSorted((uno, otro) => magnitud(otro.monto) - magnitud(uno.monto));
    case 'menor':
      return renglones.toSorted((uno, otro) => magnitud(uno.monto) - magnitud(otro.monto));
    default:
      return orden satisfies never;
  }
}
