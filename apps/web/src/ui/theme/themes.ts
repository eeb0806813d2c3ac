// The six themes, as data: a primary scale (50 … 900) and the shade that fills buttons. Scales are Tailwind's,
// except Brand, generated from one blue.
import type { Tema as IdDeTema } from '@cuadra/contract/escritorio/preferencias';
import type { MantineColorShade, MantineColorsTuple } from '@mantine/core';
import { contrast } from './contrast.ts';
import { INK } from './surfaces.ts';

interface Theme {
  readonly id: IdDeTema;
  readonly nombre: string;
  readonly escala: MantineColorsTuple;
  readonly tono: MantineColorShade;
}

export const ACTIVE_THEME: IdDeTema = 'theme-purple';

export const themes = [
  {
    id: 'theme-default',
    nombre: 'Default',
    tono: 6,
    escala: [
      '#eef2ff',
      '#e0e7ff',
      '#c7d2fe',
      '#a5b4fc',
      '#818cf8',
      '#6366f1',
      '#4f46e5',
      '#4338ca',
      '#3730a3',
      '#312e81',
    ],
  },
  {
    id: 'theme-brand',
    nombre: 'Brand',
    tono: 5,
    escala: [
      '#eff5fe',
      '#e2ecfd',
      '#c4dafa',
      '#a1c6f8',
      '#74b0f5',
      '#2196f3',
      '#1e88dc',
      '#1a78c3',
      '#1766a6',
      '#125183',
    ],
  },
  {
    id: 'theme-teal',
    nombre: 'Teal',
    tono: 6,
    escala: [
      '#f0fdfa',
      '#ccfbf1',
      '#99f6e4',
      '#5eead4',
      '#2dd4bf',
      '#14b8a6',
      '#0d9488',
      '#0f766e',
      '#115e59',
      '#134e4a',
    ],
  },
  {
    id: 'theme-rose',
    nombre: 'Rose',
    tono: 5,
    escala: [
      '#fff1f2',
      '#ffe4e6',
      '#fecdd3',
      '#fda4af',
      '#fb7185',
      '#f43f5e',
      '#e11d48',
      '#be123c',
      '#9f1239',
      '#881337',
    ],
  },
  {
    id: 'theme-purple',
    nombre: 'Purple',
    tono: 6,
    escala: [
      '#faf5ff',
      '#f3e8ff',
      '#e9d5ff',
      '#d8b4fe',
      '#c084fc',
      '#a855f7',
      '#9333ea',
      '#7e22ce',
      '#6b21a8',
      '#581c87',
    ],
  },
  {
    id: 'theme-amber',
    nombre: 'Amber',
    tono: 5,
    escala: [
      '#fffbeb',
      '#fef3c7',
      '#fde68a',
      '#fcd34d',
      '#fbbf24',
      '#f59e0b',
      '#d97706',
      '#b45309',
      '#92400e',
      '#78350f',
    ],
  },
] as const satisfies readonly Theme[];

export function themeById(id: IdDeTema): Theme {
  return themes.find((tema) => tema.id === id) ?? themes[0];
}

/** The theme's own colour, for showing it beside the others. */
export const swatchOf = ({ escala, tono }: Theme): string => escala[tono];

/** What is written on the theme's colour: white or ink, whichever reads better. */
export function textOn({ escala, tono }: Theme): string {
  return contrast(escala[tono], '#ffffff') >= contrast(escala[tono], INK) ? '#ffffff' : INK;
}

/** The shade of a button under the pointer: away from its text, so that it reads no worse. */
export const hoverShadeOf = (tema: Theme): number => (textOn(tema) === INK ? tema.tono - 1 : tema.tono + 1);
