// Whoever must have a second factor and has none chooses one here before anything else works.
import type { ConCodigos } from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { ownPath } from '#platform/redirect-url.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import { direccionDeIngreso } from '../direccion.ts';
import classes from '../frame/access.module.css';
import { AccessFrame } from '../frame/access-frame.tsx';
import { Reautenticacion } from '../reautenticacion/reautenticacion.tsx';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';

/** Each comes once it is chosen, and the codes after it. */
const AltaDePasskey = lazy(async () => ({
  default: (await import('../segundo-factor/altas.tsx')).AltaDePasskey,
}));
const AltaDeTotp = lazy(async () => ({ default: (await import('../segundo-factor/altas.tsx')).AltaDeTotp }));
const CodigosDeRecuperacion = lazy(async () => ({
  default: (await import('../segundo-factor/altas.tsx')).CodigosDeRecuperacion,
}));

type Forma = 'passkey' | 'totp';

export function Page() {
  const router = useRouter();
  const { redirectURL } = useAddress(direccionDeIngreso).busqueda;
  const [hecha, setHecha] = useState<ConCodigos>();
  const seguir = async (resultado: ConCodigos) => {
    anotarSegundoFactor(resultado.segundoFactor);
    await router.navigate({ href: ownPath(redirectURL) ?? '/signed-in-redirect', replace: true });
  };
  const alHacerse = (resultado: ConCodigos) =>
    resultado.codigos === null ? void seguir(resultado) : setHecha(resultado);
  return (
    <AccessFrame
      titulo={hecha === undefined ? 'Active su segundo factor' : 'Guarde sus códigos'}
      subtitulo={
        hecha === undefined
          ? 'Su rol lo exige: además de la contraseña, algo que solo usted tiene.'
          : 'Con ellos entrará el día que pierda su teléfono o su llave.'
      }
    >
      <Reautenticacion />
      <Box roomAbove="2xl">
        <Suspense>
          {hecha?.codigos != null ? (
            <CodigosDeRecuperacion
              codigos={hecha.codigos}
              onGuardados={() => void seguir(hecha)}
              pie={(continuar) => continuar}
            />
          ) : (
            <Eleccion onHecha={alHacerse} />
          )}
        </Suspense>
      </Box>
      {hecha === undefined && (
        <Text muted roomAbove="2xl">
          <Link to="/sign-out" className={classes.enlace}>
            Salir
          </Link>
        </Text>
      )}
    </AccessFrame>
  );
}

function Eleccion({ onHecha }: { readonly onHecha: (resultado: ConCodigos) => void }) {
  const [forma, setForma] = useState<Forma>();
  const pie = (hacer: ReactNode) => (
    <Row gap="md">
      {hacer}
      <Button variant="default" onClick={() => setForma(undefined)}>
        Elegir otra forma
      </Button>
    </Row>
  );
  if (forma === undefined) return <Formas onElegir={setForma} />;
  const Alta = forma === 'passkey' ? AltaDePasskey : AltaDeTotp;
  return <Alta onHecha={onHecha} pie={pie} />;
}

function Formas({ onElegir }: { readonly onElegir: (forma: Forma) => void }) {
  const porQueNo = porQueNoHayPasskeys();
  return (
    <Stack as="ul" gap="lg">
      <Stack as="li" surface="box" pad="xl" gap="xs" align="start">
        <Title>Llave de acceso</Title>
        <Text size="sm" muted>
          {porQueNo ??
            'La huella, el rostro o el PIN de este equipo, de su teléfono o de una llave USB. La más segura.'}
        </Text>
        <Box roomAbove="md">
          <Button disabled={porQueNo !== undefined} onClick={() => onElegir('passkey')}>
            Usar una llave de acceso
          </Button>
        </Box>
      </Stack>
      <Stack as="li" surface="box" pad="xl" gap="xs" align="start">
        <Title>Aplicación de códigos</Title>
        <Text size="sm" muted>
          Su teléfono muestra un código de 6 dígitos cada 30 segundos.
        </Text>
        <Box roomAbove="md">
          <Button variant="default" onClick={() => onElegir('totp')}>
            Usar una aplicación de códigos
          </Button>
        </Box>
      </Stack>
    </Stack>
  );
}
