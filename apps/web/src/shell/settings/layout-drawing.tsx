// A layout in a few blocks: what is menu, what is header, what is page.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import classes from './layout-drawing.module.css';

type Tono = 'menu' | 'indigo' | 'banda' | 'barra' | 'hoja' | 'lejos' | 'linea';
type Bloque = readonly [tono: Tono, x: number, y: number, ancho: number, alto: number];

/** Lines of a menu, one under the other. */
const lineas = (x: number, y: number, ancho: number, cuantas: number): readonly Bloque[] =>
  Array.from({ length: cuantas }, (_, i) => ['linea', x, y + i * 6, ancho, 2] as const);

const vertical = (ancho: number, tono: Tono = 'menu'): readonly Bloque[] => [
  [tono, 0, 0, ancho, 76],
  ['barra', ancho, 0, 104 - ancho, 10],
];

const puntos = (y: number, desde: number): readonly Bloque[] =>
  Array.from({ length: 4 }, (_, i) => ['linea', desde + i * 9, y, 6, 2] as const);

const dibujos: Readonly<Record<Disposicion, readonly Bloque[]>> = {
  empty: [],
  classic: [...vertical(28), ...lineas(5, 16, 18, 7)],
  classy: [...vertical(28), ['linea', 10, 8, 8, 8], ...lineas(5, 24, 18, 6)],
  compact: [...vertical(16), ...lineas(5, 16, 6, 7)],
  dense: [...vertical(10), ...lineas(3, 12, 4, 9)],
  futuristic: [...vertical(28, 'indigo'), ...lineas(5, 14, 18, 6), ['linea', 5, 64, 8, 6]],
  thin: [...vertical(9, 'barra'), ...lineas(3, 12, 3, 9)],
  centered: [['lejos', 0, 0, 104, 76], ['hoja', 14, 8, 76, 60], ['barra', 14, 8, 76, 10], ...puntos(12, 19)],
  enterprise: [
    ['lejos', 0, 0, 104, 76],
    ['menu', 0, 0, 104, 10],
    ['barra', 0, 10, 104, 9],
    ...puntos(14, 12),
    ['hoja', 12, 26, 80, 42],
  ],
  material: [['banda', 0, 0, 104, 26], ['barra', 12, 8, 80, 18], ...puntos(20, 17), ['hoja', 12, 26, 80, 50]],
  modern: [['barra', 0, 0, 104, 12], ...puntos(5, 20)],
};

export function LayoutDrawing({ disposicion }: { readonly disposicion: Disposicion }) {
  return (
    <svg className={classes.dibujo} viewBox="0 0 104 76" preserveAspectRatio="none" aria-hidden="true">
      {dibujos[disposicion].map(([tono, x, y, ancho, alto]) => (
        <rect key={`${tono}-${x}-${y}`} className={classes[tono]} x={x} y={y} width={ancho} height={alto} />
      ))}
    </svg>
  );
}
