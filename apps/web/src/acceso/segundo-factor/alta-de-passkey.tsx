// A new passkey: a name to recognise it by, and then the browser's own question.
import {
  type ConCodigos,
  nombreDePasskey,
  prepararPasskey,
  registrarPasskey,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { browserName } from '#ui/text/browser-name.ts';
import classes from './alta.module.css';

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
    <form
      className={classes.alta}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (leido.success) void crear();
      }}
    >
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <p className={classes.texto}>
        Su navegador le pedirá reconocerse con la huella, el rostro, el PIN del equipo o una llave USB. Con
        ella podrá ingresar sin escribir la contraseña.
      </p>
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
    </form>
  );
}

/** What to say of a failure; undefined: it was done, or given up. */
async function agregar(
  nombre: string,
  onHecha: (resultado: ConCodigos) => void,
): Promise<string | undefined> {
  const [{ crearPasskey }, { fraseDe }] = await Promise.all([
    import('./ceremonias.ts'),
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
