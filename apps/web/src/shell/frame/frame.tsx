// What every layout with a menu stands on: the menu's column, the page's side, and the chat's strip. The page scrolls;
// the column stays. A layout with a horizontal menu has the column only as the drawer of small screens.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import type { LadoDeNavegacion } from '@cuadra/contract/escritorio/preferencias';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickChat } from '#escritorio/chat/quick-chat.tsx';
import { anchos } from '#escritorio/navegacion/appearance.ts';
import { NavigationColumn, type NavigationColumnProps } from '#escritorio/navegacion/navigation-column.tsx';
import { NAVIGATION_SIDE } from '#escritorio/navegacion/side.ts';
import { usePreferences } from '#platform/preferences.ts';
import classes from './frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { NavigationPanelContext, useNewNavigationPanel } from './use-navigation-panel.ts';

interface FrameProps {
  readonly columna: NavigationColumnProps;
  readonly soloCajon?: boolean;
  readonly conChat?: boolean;
  readonly children: ReactNode;
}

export function Frame({ columna, soloCajon = false, conChat = false, children }: FrameProps) {
  const panel = useNewNavigationPanel();
  const lado = usePreferences().navigation ?? NAVIGATION_SIDE;
  return (
    <NavigationPanelContext value={panel}>
      <div className={classes.marco} data-encabezado={soloCajon ? 'alto' : undefined} data-lado={lado}>
        <SkipLink />
        {!panel.esAncha && (
          <NavigationDrawer columna={columna} lado={lado} abierta={panel.abierta} cerrar={panel.cerrar} />
        )}
        {panel.esAncha && !soloCajon && (
          <aside
            className={classes.columna}
            data-apariencia={columna.apariencia ?? 'default'}
            data-cerrada={!panel.abierta || undefined}
            inert={!panel.abierta}
            data-no-imprimir
          >
            <NavigationColumn {...columna} />
          </aside>
        )}
        <div className={classes.lado}>{children}</div>
        {conChat && (
          <div className={classes.chat} data-no-imprimir>
            <QuickChat />
          </div>
        )}
      </div>
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
