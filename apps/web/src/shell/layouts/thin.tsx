// Thin: a narrow column of icons, the only one that follows the scheme.
import { BrandRow } from '../frame/brand.tsx';
import { VerticalFrame } from '../frame/vertical-frame.tsx';
import { HeaderCluster } from '../header/header-cluster.tsx';
import type { LayoutProps } from './registry.ts';

export function ThinLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.compact,
    apariencia: 'thin',
    tono: 'esquema',
    antes: <BrandRow />,
  } as const;
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}
