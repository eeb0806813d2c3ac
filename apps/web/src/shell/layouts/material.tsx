// Material: a band in the theme's colour, and on it one sheet that begins with the header and goes on with the page.

import { HorizontalNavigation } from '#escritorio/navegacion/horizontal-navigation.tsx';
import { Content } from '#shell/frame/content.tsx';
import { Footer } from '#shell/frame/footer.tsx';
import { HorizontalFrame } from '#shell/frame/horizontal-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import { HeaderStart } from '#shell/header/header-start.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import classes from './horizontal.module.css';
import type { LayoutProps } from './registry.ts';

export function MaterialLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default}>
      <div className={classes.banda}>
        <div className={`${classes.hoja} ${classes.abierta}`}>
          <header ref={topBar} className={classes.tapa} data-no-imprimir>
            <div className={classes.fila}>
              <HeaderStart conEspacio />
              <HeaderCluster conChat={false} />
            </div>
            <div className={`${classes.fila} ${classes.menu}`}>
              <HorizontalNavigation entradas={navegacion.horizontal} />
            </div>
          </header>
          <Content>{children}</Content>
          <Footer />
        </div>
      </div>
    </HorizontalFrame>
  );
}
