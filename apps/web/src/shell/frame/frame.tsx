// The frame of every layout whose menu is a column: header, page and, where the layout has one, footer.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import type { LadoDeNavegacion } from '@cuadra/contract/escritorio/preferencias';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickChat } from '#escritorio/chat/quick-chat.tsx';
import { anchos, NAVIGATION_SIDE } from '#escritorio/navegacion/appearance.ts';
import { NavigationColumn, type NavigationColumnProps } from '#escritorio/navegacion/navigation-column.tsx';
import { usePreferences } from '#platform/preferences.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { topBar } from '#ui/page/top-bar.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { BrandRow } from './brand.tsx';
import { Content } from './content.tsx';
import { Footer, InstitutionName } from './footer.tsx';
import classes from './frame.module.css';
import { MenuButton, NavigationPanelContext, useNewNavigationPanel } from './navigation-panel.tsx';

interface VerticalFrameProps {
  readonly columna: NavigationColumnProps;
  /** At the right of the header. */
  readonly herramientas: ReactNode;
  /** After the menu's button. */
  readonly botones?: ReactNode;
  readonly conPie?: boolean;
  readonly children: ReactNode;
}

export function VerticalFrame({
  columna,
  herramientas,
  botones,
  conPie = true,
  children,
}: VerticalFrameProps) {
  // On a phone the tools need the whole row.
  const gap = useAtLeast('sm') ? 'md' : 'none';
  return (
    <Frame columna={columna} conChat>
      <Row as="header" ref={topBar} oneLine rigid gap={gap} className={classes.encabezado} data-no-imprimir>
        <MenuButton />
        {botones}
        <Row oneLine hideBelow="sm">
          <InstitutionName />
        </Row>
        {herramientas}
      </Row>
      <Content>{children}</Content>
      {conPie && <Footer />}
    </Frame>
  );
}

// The frame of every layout whose menu is a row: on small screens the menu is a dark drawer under the product's name.
interface HorizontalFrameProps {
  /** The drawer's. */
  readonly entradas: readonly EntradaDeNavegacion[];
  readonly conChat?: boolean;
  readonly children: ReactNode;
}

export function HorizontalFrame({ entradas, conChat = false, children }: HorizontalFrameProps) {
  return (
    <Frame columna={{ entradas, antes: <BrandRow conNombre /> }} soloCajon conChat={conChat}>
      {children}
    </Frame>
  );
}

// What every layout with a menu stands on: the menu's column, the page's side, and the chat's strip. The page scrolls;
// the column stays. A layout with a horizontal menu has the column only as the drawer of small screens.
interface FrameProps {
  readonly columna: NavigationColumnProps;
  readonly soloCajon?: boolean;
  readonly conChat?: boolean;
  readonly children: ReactNode;
}

function Frame({ columna, soloCajon = false, conChat = false, children }: FrameProps) {
  const panel = useNewNavigationPanel();
  const lado = usePreferences().navigation ?? NAVIGATION_SIDE;
  return (
    <NavigationPanelContext value={panel}>
      <Row
        oneLine
        align="stretch"
        className={classes.marco}
        data-encabezado={soloCajon ? 'alto' : undefined}
        data-lado={lado}
      >
        <SkipLink />
        {!panel.esAncha && (
          <NavigationDrawer columna={columna} lado={lado} abierta={panel.abierta} cerrar={panel.cerrar} />
        )}
        {panel.esAncha && !soloCajon && (
          <Row
            as="aside"
            align="stretch"
            justify={lado === 'right' ? 'end' : undefined}
            className={classes.columna}
            data-apariencia={columna.apariencia ?? 'default'}
            data-cerrada={!panel.abierta || undefined}
            inert={!panel.abierta}
            data-no-imprimir
          >
            <NavigationColumn {...columna} />
          </Row>
        )}
        <Stack grow>{children}</Stack>
        {conChat && (
          <Box rigid className={classes.chat} data-no-imprimir>
            <QuickChat />
          </Box>
        )}
      </Row>
    </NavigationPanelContext>
  );
}

interface NavigationDrawerProps {
  readonly columna: NavigationColumnProps;
  readonly lado: LadoDeNavegacion;
  readonly abierta: boolean;
  readonly cerrar: () => void;
}

function NavigationDrawer({ columna, lado, abierta, cerrar }: NavigationDrawerProps) {
  const { t } = useTranslation();
  // There is nothing to grow over: a drawer is drawn whole.
  const apariencia = columna.apariencia === 'dense' ? 'default' : (columna.apariencia ?? 'default');
  return (
    <Drawer.Root
      opened={abierta}
      position={lado}
      onClose={cerrar}
      size={anchos[apariencia]}
      zIndex={ALTURA}
      classNames={{ content: classes.cajon ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.6} />
      <Drawer.Content aria-label={t('frame.menu')}>
        <NavigationColumn {...columna} apariencia={apariencia} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

// Below the dialogs (200): one that opens meanwhile stands above it.
const ALTURA = 150;

// The first stop of the keyboard: over the menu, straight to the page.
function SkipLink() {
  const { t } = useTranslation();
  const saltar = () => document.getElementById('contenido')?.focus();
  return (
    <button type="button" className={classes.salto} onClick={saltar} data-no-imprimir>
      {t('frame.skip')}
    </button>
  );
}
