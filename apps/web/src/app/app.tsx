// The providers around the router, and what happens to the whole page when a session ends.
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { borrarCarga } from '../inicio/carga-inicial.ts';
import { ESQUEMA_CONFIGURADO, memoriaDeEsquema, nonceDeEstilos } from '../ui/theme/scheme.ts';
import { crearTema, resolverVariables } from '../ui/theme/theme.ts';
import { TEMA_ACTIVO } from '../ui/theme/themes.ts';
import { sesion } from './current-session.ts';
import { alIngresoDesde } from './guards.ts';
import { queryClient } from './query.ts';
import { esPrivada, router } from './router.tsx';
import type { MotivoDeFin } from './session.ts';

const tema = crearTema(TEMA_ACTIVO);

export function App() {
  useEffect(() => sesion.alTerminar(alTerminarLaSesion), []);
  return (
    <MantineProvider
      theme={tema}
      cssVariablesResolver={resolverVariables}
      colorSchemeManager={memoriaDeEsquema}
      defaultColorScheme={ESQUEMA_CONFIGURADO}
      getStyleNonce={nonceDeEstilos}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function alTerminarLaSesion(motivo: MotivoDeFin): void {
  queryClient.clear();
  borrarCarga({ sesion: sessionStorage, local: localStorage });
  // Whoever leaves is already on the page that says so.
  if (motivo === 'salida' || !router.state.matches.some(esPrivada)) return;
  void router.navigate(alIngresoDesde(router.state.location.href));
}
