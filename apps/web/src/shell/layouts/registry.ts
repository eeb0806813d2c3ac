// The layouts by name. A layout is an arrangement of the shell's shared parts around the page; it receives the
// navigation already loaded. Adding one is a file and a line here.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { type ComponentType, lazy, type ReactNode } from 'react';

export interface LayoutProps {
  readonly navegacion: readonly EntradaDeNavegacion[];
  readonly children: ReactNode;
}

export const layouts = {
  classy: lazy(() => import('./classy.tsx').then(({ ClassyLayout }) => ({ default: ClassyLayout }))),
} as const satisfies Record<string, ComponentType<LayoutProps>>;

export type LayoutName = keyof typeof layouts;

export const LAYOUT_CONFIGURADO: LayoutName = 'classy';
