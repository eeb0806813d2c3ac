// The landing page, open to anyone: what Cuadra does, for whom it is, and the way in.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useState } from 'react';
import { session } from '#platform/current-session.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Wordmark } from '#ui/marks/logo.tsx';
import { Text, Title } from '#ui/text/text.tsx';

const AREAS = [
  {
    titulo: 'Partidas',
    texto: 'Se registran o se importan, con sus respaldos, su revisión y su aprobación por otra persona.',
  },
  {
    titulo: 'Libros y estados',
    texto: 'Libro diario, libro mayor y estados financieros, en pantalla y en los folios autorizados.',
  },
  {
    titulo: 'Cierres y control',
    texto: 'Los meses se cierran por agencia, cada acción queda en la bitácora y los libros se verifican.',
  },
] as const;

/** A door has more air than a screen to work in: it grows with the window. */
const AMPLIA = {
  gap: 'clamp(2rem, 8vh, 5rem)',
  padding: 'clamp(1rem, 3vw, 1.5rem) clamp(1rem, 4vw, 2rem)',
} satisfies CSSProperties;

const TITULAR = {
  fontSize: 'clamp(1.75rem, 5vw, 2.75rem)',
  fontWeight: 750,
  lineHeight: 1.15,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
} satisfies CSSProperties;

const RESUMEN = { margin: '1rem 0 1.5rem', lineHeight: 1.6 } satisfies CSSProperties;

/** At the foot of the window, however little there is above it. */
const AL_FINAL = { marginTop: 'auto' } satisfies CSSProperties;

export function Page() {
  const dentro = useSignedIn();
  return (
    <Stack center max="64rem" minHeight="100dvh" style={AMPLIA}>
      <header>
        <Wordmark side={32} />
      </header>
      <Box max="40rem">
        <Title level={1} style={TITULAR}>
          La contabilidad de la institución, en un solo libro
        </Title>
        <Text size="lg" muted style={RESUMEN}>
          Cuadra es donde el personal registra, revisa y presenta el trabajo contable. Cada cifra se puede
          abrir hasta la partida que la respalda, y nada de lo contabilizado se borra: se revierte.
        </Text>
        <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
          {dentro ? 'Ir al inicio' : 'Ingresar'}
        </Button>
      </Box>
      <Box line="above">
        <Grid as="ul" min="15rem" gap="2xl" roomAbove="2xl">
          {AREAS.map(({ titulo, texto }) => (
            <Stack as="li" key={titulo} gap="xs">
              <Title size="lg">{titulo}</Title>
              <Text muted>{texto}</Text>
            </Stack>
          ))}
        </Grid>
      </Box>
      {!dentro && (
        <Text size="sm" muted style={AL_FINAL}>
          Es de uso interno. ¿No tiene cuenta?{' '}
          <Text as="span" weight="medium">
            <Link to="/sign-up">Solicítela</Link>
          </Text>
          ; un administrador la autoriza.
        </Text>
      )}
    </Stack>
  );
}

/** Known at once to whoever comes from inside; else, when the server recognises the token that the browser keeps. */
function useSignedIn(): boolean {
  const [dentro, setDentro] = useState(session.usuario() !== undefined);
  useEffect(() => {
    session.comprobar().then(setDentro, () => undefined);
  }, []);
  return dentro;
}
