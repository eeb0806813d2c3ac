// Centered: header, page and footer in one sheet in the middle of the screen.
import { HorizontalNavigation } from '#escritorio/navegacion/horizontal-navigation.tsx';
import { Content } from '#shell/frame/content.tsx';
import { Footer } from '#shell/frame/footer.tsx';
import { HorizontalFrame } from '#shell/frame/frame.tsx';
import { HeaderCluster, HeaderStart } from '#shell/header/header.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import classes from './horizontal.module.css';
import type { LayoutProps } from './registry.ts';

export function CenteredLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default}>
      <div className={classes.fondo}>
        <div className={classes.hoja}>
          <header ref={topBar} className={`${classes.tapa} ${classes.fila} ${classes.alta}`} data-no-imprimir>
            <HeaderStart />
            <HorizontalNavigation entradas={navegacion.horizontal} />
            <HeaderCluster conChat={false} />
          </header>
          <Content>{children}</Content>
          <Footer />
        </div>
      </div>
    </HorizontalFrame>
  );
}

// Enterprise: a dark row with the tools over a light one with the menu, and the page on a card.
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

// Material: a band in the theme's colour, and on it one sheet that begins with the header and goes on with the page.
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

// Modern: one header with everything, and the page over the whole width.
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
