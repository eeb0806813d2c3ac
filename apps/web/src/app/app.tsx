// The providers around the router, and what happens to the whole page when a session ends.
import type { UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { borrarCarga } from '#inicio/carga-inicial.ts';
import { nowMs } from '#platform/clock.ts';
import { session } from '#platform/current-session.ts';
import { noteExit } from '#platform/last-exit.ts';
import { usePreferences } from '#platform/preferences.ts';
import { presence } from '#platform/presence.ts';
import { queryClient } from '#platform/query.ts';
import type { EndReason } from '#platform/session.ts';
import { forgetRequest } from '#shell/chosen-layout/chosen-layout.ts';
import { wasIdle } from '#shell/idle/idle-clock.ts';
import { CONFIGURED_SCHEME, styleNonce, useBodyClasses, useVisibleScheme } from '#ui/theme/scheme.ts';
import { buildTheme, resolveVariables } from '#ui/theme/theme.ts';
import { ACTIVE_THEME } from '#ui/theme/themes.ts';
import { requireSecondFactor, toSignInFrom } from './guards.ts';
import { isInsideShell, isPrivate, router } from './router.tsx';
import { secondFactorPending } from './routes/trunk.tsx';

export function App() {
  useEffect(() => session.alTerminar(alTerminarLaSesion), []);
  useEffect(() => session.subscribe(alFaltarElSegundoFactor), []);
  const { theme, scheme } = usePreferences();
  const tema = theme ?? ACTIVE_THEME;
  const esquema = useVisibleScheme(scheme ?? CONFIGURED_SCHEME);
  useBodyClasses(esquema, tema);
  const mantine = useMemo(() => buildTheme(tema), [tema]);
  return (
    <MantineProvider
      theme={mantine}
      cssVariablesResolver={resolveVariables}
      forceColorScheme={esquema}
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** While they worked: from inside the shell, where nothing works any more, to where it is chosen. */
function alFaltarElSegundoFactor(): void {
  if (!router.state.matches.some(isInsideShell)) return;
  const destino = requireSecondFactor(secondFactorPending(), router.state.location.href);
  if (destino !== undefined) void router.navigate(destino);
}

function alTerminarLaSesion(motivo: EndReason, usuario: UsuarioActual | undefined): void {
  queryClient.clear();
  forgetRequest();
  presence.olvidar();
  borrarCarga({ sesion: sessionStorage, local: localStorage });
  if (motivo !== 'salida' && usuario !== undefined) {
    const inactivo = wasIdle(localStorage, nowMs());
    // Left by will in another tab: there is nothing to explain.
    if (motivo === 'rechazada' || inactivo)
      noteExit(sessionStorage, { motivo: inactivo ? 'inactividad' : 'terminada', correo: usuario.email });
  }
  // Whoever leaves is already on the page that says so.
  if (motivo === 'salida' || !router.state.matches.some(isPrivate)) return;
  void router.navigate(toSignInFrom(router.state.location.href));
}
