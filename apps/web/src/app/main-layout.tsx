// The signed-in shell: the chosen layout, with its data loaded, around the page; and beside any layout the settings,
// the palette, the watch over an idle session and the line of live events.
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { Reautenticacion } from '#acceso/reautenticacion/reautenticacion.tsx';
import { FoundRowsContext, SampleSearchContext } from '#escritorio/busqueda/use-search.ts';
import { QuickChat } from '#escritorio/chat/quick-chat.tsx';
import { useCurrentUser } from '#platform/current-session.ts';
import { useDocumentLanguage } from '#platform/i18n.ts';
import { useFollowPreferences } from '#platform/preferences.ts';
import { PantallasDeReportesContext } from '#reportes/exportar/pantalla-de-reporte.ts';
import { useLayout } from '#shell/chosen-layout/chosen-layout.ts';
import { hasStrip } from '#shell/chosen-layout/precedence.ts';
import { useMovablePage } from '#shell/frame/movable-page.tsx';
import { APPLICATION_IDLE } from '#shell/idle/idle-clock.ts';
import { IdleWatch } from '#shell/idle/idle-watch.tsx';
import { layouts } from '#shell/layouts/registry.ts';
import { Splash } from '#shell/loading/loading.tsx';
import { CommandPalette } from '#shell/palette/command-palette.tsx';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { NoPermission } from '#ui/states/no-permission.tsx';
import { useDocumentDensity } from '#ui/tables/row-height.ts';
import { foundRows, paletteEntries, reportScreens, searchSamples } from './composition.ts';
import { connectEvents } from './live-events.ts';
import { useNavigation, useTranslatedNavigation } from './use-navigation.ts';

/** The first page does without it; it is here long before anything was filled in and ordered. */
const Consentimiento = lazy(async () => ({
  default: (await import('#control/consentimiento/consentimiento.tsx')).Consentimiento,
}));

/** Nobody opens it before the page is there; asked for meanwhile, it opens as it arrives. */
const SettingsPanel = lazy(async () => ({
  default: (await import('#shell/settings/settings-panel.tsx')).SettingsPanel,
}));

export function MainLayout({ children = <PermittedOutlet /> }: { readonly children?: ReactNode }): ReactNode {
  const navegacion = useTranslatedNavigation(useNavigation());
  useEffect(connectEvents, []);
  useFollowPreferences();
  useDocumentLanguage();
  useDocumentDensity();
  const disposicion = useLayout();
  // The layout in sight stays until the next one has arrived.
  const Layout = layouts[useDeferredValue(disposicion)];
  const { lugar, pagina } = useMovablePage(children);
  return (
    <ConfirmProvider>
      <Reautenticacion />
      <Suspense>
        <Consentimiento />
      </Suspense>
      <FoundRowsContext value={foundRows}>
        <SampleSearchContext value={searchSamples}>
          <PantallasDeReportesContext value={reportScreens}>
            <Suspense fallback={<Splash />}>
              <Layout navegacion={navegacion}>{lugar}</Layout>
              {pagina}
              {!hasStrip(disposicion) && <QuickChat suelto />}
              <Suspense>
                <SettingsPanel disposicion={disposicion} />
              </Suspense>
              <CommandPalette trabajo={paletteEntries} />
              <IdleWatch ajustes={APPLICATION_IDLE} />
            </Suspense>
          </PantallasDeReportesContext>
        </SampleSearchContext>
      </FoundRowsContext>
    </ConfirmProvider>
  );
}

// The page inside the shell, for whoever has one of the permissions that its route asks for.
function PermittedOutlet() {
  const { titulo = '', permisos = [] } =
    useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  const tiene = useCurrentUser()?.permisos ?? [];
  const puede = permisos.length === 0 || permisos.some((permiso) => tiene.includes(permiso));
  return puede ? <Outlet /> : <NoPermission title={titulo} />;
}
