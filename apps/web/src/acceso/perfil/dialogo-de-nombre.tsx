import { type MiSegundoFactor, nombreDePasskey } from '@cuadra/contract/acceso/segundo-factor';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import altas from '../segundo-factor/alta.module.css';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';

interface DialogoDeNombreProps {
  readonly nombre: string;
  readonly guardar: (nombre: string) => Promise<MiSegundoFactor>;
  readonly onCerrar: () => void;
}

export function DialogoDeNombre({ nombre: anterior, guardar, onCerrar }: DialogoDeNombreProps) {
  const [nombre, setNombre] = useState(anterior);
  const [error, setError] = useState<string>();
  const [esperando, setEsperando] = useState(false);
  const leido = nombreDePasskey.safeParse(nombre);
  const enviar = async () => {
    setEsperando(true);
    setError(undefined);
    try {
      anotarSegundoFactor(await guardar(nombre));
      void notify('Nombre guardado.');
      onCerrar();
    } catch (fallo) {
      setError(messageOf(fallo));
      setEsperando(false);
    }
  };
  return (
    <FormDialog titulo="Renombrar la llave de acceso" conCambios={nombre !== anterior} onClose={onCerrar}>
      <form
        className={altas.alta}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (leido.success) void enviar();
        }}
      >
        {error !== undefined && <FormNotice tono="error" texto={error} />}
        <TextInput
          label="Nombre"
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={leido.success ? undefined : leido.error.issues[0]?.message}
          value={nombre}
          onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        />
        <FormDialogFooter onCancelar={onCerrar}>
          <Button type="submit" loading={esperando} disabled={!leido.success || nombre === anterior}>
            Guardar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
