// The layouts by name. A layout is an arrangement of the shell's shared parts around the page; it receives the
// navigation already loaded, and is itself loaded when it is used. Adding one is a component and a line here.
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

export interface LayoutProps {
  readonly navegacion: ResponseOf<typeof verNavegacion>;
  readonly children: ReactNode;
}

// The router's own way of loading: when a new version of Cuadra took the file away, the page is loaded again.
export const layouts: Readonly<Record<Disposicion, ComponentType<LayoutProps>>> = {
  empty: lazyRouteComponent(() => import('./empty-in-shell.tsx'), 'EmptyInShell'),
  centered: lazyRouteComponent(() => import('./horizontal.tsx'), 'CenteredLayout'),
  enterprise: lazyRouteComponent(() => import('./horizontal.tsx'), 'EnterpriseLayout'),
  material: lazyRouteComponent(() => import('./horizontal.tsx'), 'MaterialLayout'),
  modern: lazyRouteComponent(() => import('./horizontal.tsx'), 'ModernLayout'),
  classic: lazyRouteComponent(() => import('./vertical.tsx'), 'ClassicLayout'),
  classy: lazyRouteComponent(() => import('./classy.tsx'), 'ClassyLayout'),
  compact: lazyRouteComponent(() => import('./vertical.tsx'), 'CompactLayout'),
  dense: lazyRouteComponent(() => import('./vertical.tsx'), 'DenseLayout'),
  futuristic: lazyRouteComponent(() => import('./vertical.tsx'), 'FuturisticLayout'),
  thin: lazyRouteComponent(() => import('./vertical.tsx'), 'ThinLayout'),
};
