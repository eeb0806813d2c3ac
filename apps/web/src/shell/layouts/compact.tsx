// Compact: a narrow dark column of tiles; what a tile holds opens beside it.
import { BrandRow } from '#shell/frame/brand.tsx';
import { VerticalFrame } from '#shell/frame/vertical-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import type { LayoutProps } from './registry.ts';

export function CompactLayout({ navegacion, children }: LayoutProps) {
  const columna = {
    entradas: navegacion.compact,
    apariencia: 'compact',
    antes: <BrandRow lado={40} />,
  } as const;
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}
