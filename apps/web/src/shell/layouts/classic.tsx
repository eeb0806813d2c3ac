// Classic: a dark column under the product's name.
import { BrandRow } from '#shell/frame/brand.tsx';
import { VerticalFrame } from '#shell/frame/vertical-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import type { LayoutProps } from './registry.ts';

export function ClassicLayout({ navegacion, children }: LayoutProps) {
  const columna = { entradas: navegacion.default, antes: <BrandRow conNombre /> };
  return (
    <VerticalFrame columna={columna} herramientas={<HeaderCluster />}>
      {children}
    </VerticalFrame>
  );
}
