// Modern: one header with everything, and the page over the whole width.

import { HorizontalNavigation } from '../../escritorio/navegacion/horizontal-navigation.tsx';
import { topBar } from '../../ui/page/top-bar.ts';
import { Content } from '../frame/content.tsx';
import { Footer } from '../frame/footer.tsx';
import { HorizontalFrame } from '../frame/horizontal-frame.tsx';
import { HeaderCluster } from '../header/header-cluster.tsx';
import { HeaderStart } from '../header/header-start.tsx';
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
