// What a statement takes of each account, debe − haber: what it held before the range, moved in it or holds at its end; for
// the cash flow, how much of what it moved was received or paid in cash and how much was not. A measure says what it adds,
// so that a figure and its parts are the same sum.
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type Cifras, movidoDe } from './cifras.ts';
import { type AporteDeMedida, type Contadas, sinCierre } from './partes.ts';

const nombres = [
  'inicial',
  'movido',
  'final',
  'efectivo',
  'cambio',
  'sin-efectivo',
  'menos-apertura',
  'menos-apertura-y-efectivo',
  'apertura-y-cierre',
] as const;
export type Medida = (typeof nombres)[number];

export function medir(cifras: Cifras | undefined, medida: Medida): Centavos {
  return cifras === undefined ? CERO : sumar(medidas[medida].map(({ valor }) => valor(cifras)));
}

/** Whether the lines of the account, without more, are the figure. */
export const explicanSusLineas = (medida: Medida): boolean =>
  medida === 'inicial' || medida === 'movido' || medida === 'final';

/** What neither a closing nor an opening moved. */
export const cambioDe = ({ todo, cierre, apertura }: Cifras): Centavos =>
  centavos(todo.debe - todo.haber - cierre.debe + cierre.haber - apertura.debe + apertura.haber);

export const sinCierreNiApertura: Contadas = {
  partidas: 'sin-cierre-ni-apertura',
  apartado: ({ cierre, apertura }) => centavos(cierre.debe - cierre.haber + apertura.debe - apertura.haber),
};

const efectivo: AporteDeMedida = {
  que: 'efectivo',
  valor: ({ razones }) => restar(razones.efectivo.debe, razones.efectivo.haber),
};
const cambio: AporteDeMedida = { que: 'movimiento', valor: cambioDe, contadas: sinCierreNiApertura };
const apertura: AporteDeMedida = {
  que: 'movimiento',
  valor: (cifras) => restar(cifras.apertura.debe, cifras.apertura.haber),
  contadas: { partidas: 'solo-apertura' },
};
const menos = ({ valor, ...aporte }: AporteDeMedida): AporteDeMedida => ({
  ...aporte,
  valor: (cifras) => opuesto(valor(cifras)),
});

export const medidas: Readonly<Record<Medida, readonly AporteDeMedida[]>> = {
  inicial: [{ que: 'inicial', valor: ({ inicial }) => inicial }],
  final: [{ que: 'saldo', valor: ({ final }) => final }],
  movido: [{ que: 'movimiento', valor: movidoDe, contadas: sinCierre }],
  efectivo: [efectivo],
  cambio: [cambio],
  'sin-efectivo': [cambio, menos(efectivo)],
  'menos-apertura': [menos(apertura)],
  'menos-apertura-y-efectivo': [menos(apertura), menos(efectivo)],
  'apertura-y-cierre': [
    {
      que: 'movimiento',
      valor: ({ cierre, apertura: abierto }) =>
        centavos(cierre.debe - cierre.haber + abierto.debe - abierto.haber),
      contadas: { partidas: 'solo-cierre-y-apertura' },
    },
  ],
};
