// Centered: header, page and footer in one sheet in the middle of the screen.
import { HorizontalNavigation } from '#escritorio/navegacion/horizontal-navigation.tsx';
import { Content } from '#shell/frame/content.tsx';
import { Footer } from '#shell/frame/footer.tsx';
import { HorizontalFrame } from '#shell/frame/frame.tsx';
import { HeaderCluster, HeaderStart } from '#shell/header/header.tsx';
import { Box, type BoxProps, Row, Stack } from '#ui/layout/layout.tsx';
import { joined } from '#ui/look/look.ts';
import { topBar } from '#ui/page/top-bar.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './horizontal.module.css';
import type { LayoutProps } from './registry.ts';

export function CenteredLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default}>
      <Stack grow className={classes.fondo}>
        <Stack grow className={classes.hoja}>
          <Bar as="header" ref={topBar} className={joined(classes.tapa, classes.alta)} data-no-imprimir>
            <HeaderStart />
            <HorizontalNavigation entradas={navegacion.horizontal} />
            <HeaderCluster conChat={false} />
          </Bar>
          <Content>{children}</Content>
          <Footer />
        </Stack>
      </Stack>
    </HorizontalFrame>
  );
}

// Enterprise: a dark row with the tools over a light one with the menu, and the page on a card.
export function EnterpriseLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default} conChat>
      <Box as="header" ref={topBar} rigid className={classes.cabecera} data-no-imprimir>
        <Bar className={joined(classes.alta, classes.centrada, classes.oscura)} data-fondo="oscuro">
          <HeaderStart conEspacio />
          <HeaderCluster />
        </Bar>
        <Bar className={joined(classes.menu, classes.centrada, classes.clara)} hideBelow="md">
          <HorizontalNavigation entradas={navegacion.horizontal} />
        </Bar>
      </Box>
      <Stack grow className={classes.fondo}>
        <Stack grow className={classes.hoja}>
          <Content>{children}</Content>
        </Stack>
      </Stack>
      <Footer />
    </HorizontalFrame>
  );
}

// Material: a band in the theme's colour, and on it one sheet that begins with the header and goes on with the page.
export function MaterialLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default}>
      <Stack grow className={classes.banda}>
        <Stack grow className={joined(classes.hoja, classes.abierta)}>
          <header ref={topBar} className={classes.tapa} data-no-imprimir>
            <Bar>
              <HeaderStart conEspacio />
              <HeaderCluster conChat={false} />
            </Bar>
            <Bar className={classes.menu} hideBelow="md">
              <HorizontalNavigation entradas={navegacion.horizontal} />
            </Bar>
          </header>
          <Content>{children}</Content>
          <Footer />
        </Stack>
      </Stack>
    </HorizontalFrame>
  );
}

// Modern: one header with everything, and the page over the whole width.
export function ModernLayout({ navegacion, children }: LayoutProps) {
  return (
    <HorizontalFrame entradas={navegacion.default} conChat>
      <Bar as="header" ref={topBar} className={joined(classes.cabecera, classes.alta)} data-no-imprimir>
        <HeaderStart />
        <HorizontalNavigation entradas={navegacion.horizontal} />
        <HeaderCluster />
      </Bar>
      <Content>{children}</Content>
      <Footer />
    </HorizontalFrame>
  );
}

/** A row of the header. On a phone its buttons need the whole of it. */
function Bar({ className, ...box }: BoxProps) {
  const desdeSm = useAtLeast('sm');
  const desdeMd = useAtLeast('md');
  const gap = desdeSm ? 'lg' : 'none';
  return (
    <Row oneLine rigid gap={desdeMd ? 'xl' : gap} className={joined(classes.fila, className)} {...box} />
  );
}
