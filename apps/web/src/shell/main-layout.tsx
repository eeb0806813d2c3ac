// The signed-in shell: the chosen layout, with its data loaded, around the page; and beside any layout the settings,
// the palette, the watch over an idle session and the line of live events.
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { conectarEventos } from '../app/live-events.ts';
import { CommandPalette } from '../escritorio/busqueda/command-palette.tsx';
import { QuickChat } from '../escritorio/chat/quick-chat.tsx';
import { useIdiomaDelDocumento } from '../platform/i18n.ts';
import { useSeguirPreferencias } from '../platform/preferences.ts';
import { consulta } from '../platform/query.ts';
import { ConfirmProvider } from '../ui/dialogs/confirm.tsx';
import { usePaginaMovible } from './frame/movable-page.tsx';
import { IdleWatch } from './idle/idle-watch.tsx';
import { useNavegacionTraducida } from './language/use-translated-navigation.ts';
import { useDisposicion } from './layouts/chosen-layout.ts';
import { layouts, tieneFranja } from './layouts/registry.ts';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { Splash } from './splash.tsx';

export function MainLayout({ children = <Outlet /> }: { readonly children?: ReactNode }): ReactNode {
  const { data } = useSuspenseQuery(consulta(verNavegacion));
  const navegacion = useNavegacionTraducida(data);
  useEffect(conectarEventos, []);
  useSeguirPreferencias();
  useIdiomaDelDocumento();
  const disposicion = useDisposicion();
  // The layout in sight stays until the next one has arrived.
  const Layout = layouts[useDeferredValue(disposicion)];
  const { lugar, pagina } = usePaginaMovible(children);
  return (
    <ConfirmProvider>
      <Suspense fallback={<Splash />}>
        <Layout navegacion={navegacion}>{lugar}</Layout>
        {pagina}
        {!tieneFranja(disposicion) && <QuickChat suelto />}
        <SettingsPanel disposicion={disposicion} />
        <CommandPalette />
        <IdleWatch />
      </Suspense>
    </ConfirmProvider>
  );
}
