// Enterprise: a dark row with the tools over a light one with the menu, and the page on a card.

import { HorizontalNavigation } from '#escritorio/navegacion/horizontal-navigation.tsx';
import { Content } from '#shell/frame/content.tsx';
import { Footer } from '#shell/frame/footer.tsx';
import { HorizontalFrame } from '#shell/frame/horizontal-frame.tsx';
import { HeaderCluster } from '#shell/header/header-cluster.tsx';
import { HeaderStart } from '#shell/header/header-start.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import classes from './horizontal.module.css';
import type { LayoutProps } from './registry.ts';

export function EnterpriseLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default} conChat>
      <header ref={topBar} className={classes.cabecera} data-no-imprimir>
        <div
          className={`${classes.fila} ${classes.alta} ${classes.centrada} ${classes.oscura}`}
          data-fondo="oscuro"
        >
          <HeaderStart conEspacio />
          <HeaderCluster />
        </div>
        <div className={`${classes.fila} ${classes.menu} ${classes.centrada} ${classes.clara}`}>
          <HorizontalNavigation entradas={navegacion.horizontal} />
        </div>
      </header>
      <div className={classes.fondo}>
        <div className={classes.hoja}>
          <Content>{children}</Content>
        </div>
      </div>
      <Footer />
    </HorizontalFrame>
  );
}
