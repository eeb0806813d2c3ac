// Thin: a narrow column of icons, the only one that follows the scheme.
import { BrandRow } from '#shell/frame/brand.tsx';
import { VerticalFrame } from '#shell/frame/vertical-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
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
