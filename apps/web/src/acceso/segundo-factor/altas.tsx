// A new passkey: a name to recognise it by, and then the browser's own question.
import {
  type ConCodigos,
  confirmarTotp,
  nombreDePasskey,
  prepararPasskey,
  prepararTotp,
  registrarPasskey,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { browserName } from '#ui/text/browser-name.ts';
import { Text } from '#ui/text/text.tsx';
import classes from './alta.module.css';
import { CampoDeCodigo } from './campo-de-codigo.tsx';

interface AltaDePasskeyProps {
  readonly onHecha: (resultado: ConCodigos) => void;
  /** The buttons, around the one that does it. */
  readonly pie: (hacer: ReactNode) => ReactNode;
}

export function AltaDePasskey({ onHecha, pie }: AltaDePasskeyProps) {
  const [nombre, setNombre] = useState(() => browserName(navigator.userAgent));
  const [mensaje, setMensaje] = useState<string>();
  const [esperando, setEsperando] = useState(false);
  const leido = nombreDePasskey.safeParse(nombre);
  const crear = async () => {
    setEsperando(true);
    setMensaje(undefined);
    setMensaje(await agregar(nombre, onHecha));
    setEsperando(false);
  };
  return (
    <Stack
      as="form"
      gap="xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (leido.success) void crear();
      }}
    >
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Text muted>
        Su navegador le pedirá reconocerse con la huella, el rostro, el PIN del equipo o una llave USB. Con
        ella podrá ingresar sin escribir la contraseña.
      </Text>
      <TextInput
        label="Nombre"
        description="Para reconocerla entre las suyas: el equipo o la llave donde queda."
        maxLength={60}
        autoComplete="off"
        data-autofocus
        error={leido.success ? undefined : leido.error.issues[0]?.message}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      {pie(
        <Button type="submit" loading={esperando} disabled={!leido.success}>
          Crear llave de acceso
        </Button>,
      )}
    </Stack>
  );
}

/** What to say of a failure; undefined: it was done, or given up. */
async function agregar(
  nombre: string,
  onHecha: (resultado: ConCodigos) => void,
): Promise<string | undefined> {
  const [{ crearPasskey }, { fraseDe }] = await Promise.all([
    import('./usar-passkey.ts'),
    import('./usar-passkey.ts'),
  ]);
  try {
    const credencial = await crearPasskey(await call(prepararPasskey));
    onHecha(await call(registrarPasskey, { body: { nombre, credencial } }));
    return undefined;
  } catch (error) {
    return fraseDe(error);
  }
}

// Enrolling the application of codes: what the telephone reads, the same to be typed, and a first code that proves it.
interface AltaDeTotpProps {
  readonly onHecha: (resultado: ConCodigos) => void;
  /** The buttons, around the one that does it. */
  readonly pie: (hacer: ReactNode) => ReactNode;
}

export function AltaDeTotp({ onHecha, pie }: AltaDeTotpProps) {
  // Each time it is opened there is another secret: the one of before does not come back from the cache.
  const secreto = useQuery({
    queryKey: ['alta-de-totp'],
    queryFn: async () => {
      const [nuevo, { encode }] = await Promise.all([call(prepararTotp), import('uqr')]);
      return { ...nuevo, dibujo: encode(nuevo.uri, { ecc: 'M', border: 2 }) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (secreto.isPending) return <SkeletonRows rows={3} height={72} label="Preparando el secreto" />;
  if (secreto.isError) return <ErrorState error={secreto.error} retry={secreto.refetch} />;
  return <Confirmacion {...secreto.data} onHecha={onHecha} pie={pie} />;
}

interface ConfirmacionProps extends AltaDeTotpProps {
  readonly secreto: string;
  readonly dibujo: { readonly size: number; readonly data: boolean[][] };
}

function Confirmacion({ secreto, dibujo, onHecha, pie }: ConfirmacionProps) {
  const [codigo, setCodigo] = useState('');
  const [error, setError] = useState<unknown>();
  const [esperando, setEsperando] = useState(false);
  const confirmar = async () => {
    setEsperando(true);
    setError(undefined);
    await call(confirmarTotp, { body: { codigo } }).then(onHecha, (fallo: unknown) => {
      setError(fallo);
      setEsperando(false);
    });
  };
  const deCampo = error instanceof ApiError ? error.errores[0]?.mensaje : undefined;
  return (
    <Stack
      as="form"
      gap="xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirmar();
      }}
    >
      {error !== undefined && deCampo === undefined && <FormNotice tone="error" text={messageOf(error)} />}
      <Stack as="ol" gap="xl" className={classes.pasos}>
        <li>
          Abra en su teléfono una aplicación de códigos (Google Authenticator, Microsoft Authenticator,
          Aegis…) y lea este dibujo.
          <Row justify="center" pad="lg none">
            <CodigoQr {...dibujo} />
          </Row>
          <details className={classes.aMano}>
            <summary>No puedo leerlo: escribir el secreto</summary>
            <CopyField label="Secreto" value={enGrupos(secreto)} />
          </details>
        </li>
        <li>
          Escriba el código que la aplicación muestra.
          <CampoDeCodigo metodo="totp" value={codigo} onChange={setCodigo} error={deCampo} />
        </li>
      </Stack>
      {pie(
        <Button type="submit" loading={esperando} disabled={codigo.trim() === ''}>
          Activar
        </Button>,
      )}
    </Stack>
  );
}

/** Black on white whatever the scheme: that is how telephones read it. */
function CodigoQr({ size, data }: { readonly size: number; readonly data: boolean[][] }) {
  const trazo = data
    .flatMap((fila, y) => fila.map((negro, x) => (negro ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Código QR con el secreto"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={trazo} fill="#000" />
    </svg>
  );
}

const enGrupos = (secreto: string) => secreto.replaceAll(/(.{4})(?=.)/g, '$1 ');

// The recovery codes, the one time they are told: to copy, to keep as a file or to print.
interface CodigosDeRecuperacionProps {
  readonly codigos: readonly string[];
  readonly onGuardados: () => void;
  /** The buttons, around the one that goes on. */
  readonly pie: (hacer: ReactNode) => ReactNode;
}

export function CodigosDeRecuperacion({ codigos, onGuardados, pie }: CodigosDeRecuperacionProps) {
  const email = useCurrentUser()?.email ?? '';
  const [guardados, setGuardados] = useState(false);
  return (
    <Stack gap="xl">
      <FormNotice
        tone="aviso"
        text="Guárdelos donde solo usted los encuentre, lejos del teléfono. No se mostrarán otra vez."
      />
      <div className={classes.hoja}>
        <Text className={classes.soloImpreso}>
          Códigos de recuperación de Cuadra · {email}. Cada uno sirve una vez.
        </Text>
        <Grid
          as="ul"
          columns="repeat(auto-fill, minmax(8.5rem, 1fr))"
          gap="md xl"
          surface="box"
          pad="xl"
          size="lg"
          figures
          className={classes.codigos}
          aria-label="Códigos de recuperación"
        >
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </Grid>
      </div>
      <Llevarlos codigos={codigos} email={email} />
      <Checkbox
        label="Ya los guardé"
        checked={guardados}
        onChange={({ currentTarget }) => setGuardados(currentTarget.checked)}
      />
      {pie(
        <Button disabled={!guardados} onClick={onGuardados}>
          Continuar
        </Button>,
      )}
    </Stack>
  );
}

function Llevarlos({ codigos, email }: { readonly codigos: readonly string[]; readonly email: string }) {
  const [resultado, setResultado] = useState('');
  const texto = `Códigos de recuperación de Cuadra\n${email}\nCada uno sirve una vez.\n\n${codigos.join('\n')}\n`;
  const copiar = () =>
    navigator.clipboard.writeText(texto).then(
      () => setResultado('Copiados.'),
      () => setResultado('El navegador no dejó copiarlos: descárguelos o imprímalos.'),
    );
  return (
    <Row gap="md">
      <Button variant="default" onClick={() => void copiar()}>
        Copiar
      </Button>
      <Button
        variant="default"
        onClick={() => saveFile(new File([texto], 'codigos-de-recuperacion.txt', { type: 'text/plain' }))}
      >
        Descargar
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        Imprimir
      </Button>
      <span role="status">{resultado}</span>
    </Row>
  );
}
