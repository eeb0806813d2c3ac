// Leaving: what this browser knows is forgotten at once, the server is told, and after a few seconds the sign-in page
// comes back. Whoever was idle will return to the screen they were on; whoever chose to leave, to the beginning.
import { cerrarSesion } from '@cuadra/contract/acceso/sesion';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { session } from '#platform/current-session.ts';
import { forgetExit, noteExit } from '#platform/last-exit.ts';
import { unsaved } from '#ui/dialogs/unsaved.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { direccionDeSalida } from '../direccion.ts';
import classes from '../frame/access.module.css';
import { enPalabras, useCountdown } from '../frame/use-countdown.ts';

const ESPERA_S = 5;

export function Page() {
  const navigate = useNavigate();
  const { motivo, redirectURL } = useAddress(direccionDeSalida).busqueda;
  const search = useMemo(() => (redirectURL === undefined ? {} : { redirectURL }), [redirectURL]);
  const { segundos } = useCountdown(ESPERA_S);
  useEffect(() => salir(motivo), [motivo]);
  useEffect(() => {
    if (segundos === 0) void navigate({ to: '/sign-in', search, replace: true });
  }, [segundos, navigate, search]);

  return (
    <Row justify="center" pad="xl" minHeight="100dvh">
      <Stack align="center" textAlign="center" width="100%" max="24rem" className={classes.tarjeta}>
        <Logo side={44} />
        <Title level={1} size="3xl" roomAbove="xl">
          {motivo === 'inactividad' ? 'Su sesión finalizó por falta de actividad' : 'Su sesión se cerró'}
        </Title>
        <Text muted figures roomAbove="sm" role="timer">
          {segundos > 0 ? `Volverá al ingreso en ${enPalabras(segundos)}.` : 'Volviendo al ingreso…'}
        </Text>
        <Box roomAbove="2xl">
          <Link to="/sign-in" search={search} className={classes.enlace}>
            Ir al ingreso
          </Link>
        </Box>
      </Stack>
    </Row>
  );
}

/** The call takes the token with it when it starts; what is kept here goes without waiting for the answer. */
function salir(motivo: 'inactividad' | undefined): void {
  const usuario = session.usuario();
  if (usuario === undefined) return;
  if (motivo === undefined) forgetExit(sessionStorage);
  else noteExit(sessionStorage, { motivo, correo: usuario.email });
  // No server, or a session already over there: for this browser it is over all the same.
  call(cerrarSesion).catch(() => undefined);
  unsaved.forgetAll();
  session.terminar('salida');
}
