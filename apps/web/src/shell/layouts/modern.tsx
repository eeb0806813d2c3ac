// Modern: one header with everything, and the page over the whole width.

import { HorizontalNavigation } from '#escritorio/navegacion/horizontal-navigation.tsx';
import { Content } from '#shell/frame/content.tsx';
import { Footer } from '#shell/frame/footer.tsx';
import { HorizontalFrame } from '#shell/frame/horizontal-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import { HeaderStart } from '#shell/header/header-start.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import classes from './horizontal.module.css';
import type { LayoutProps } from './registry.ts';

export function ModernLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default} conChat>
      <header ref={topBar} className={`${classes.cabecera} ${classes.fila} ${classes.alta}`} data-no-imprimir>
        <HeaderStart />
        <HorizontalNavigation entradas={navegacion.horizontal} />
        <HeaderCluster />
      </header>
      <Content>{children}</Content>
      <Footer />
    </HorizontalFrame>
  );
}
