import {
  type MiSegundoFactor,
  nombreDePasskey,
  PASSKEYS_MAX,
  type Passkey,
  quitarPasskey,
  renombrarPasskey,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import altas from '../segundo-factor/alta.module.css';
import { AltaDePasskey, anotarSegundoFactor } from '../segundo-factor/altas.tsx';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';
import { DialogoDeAlta, Parte, useCambio } from './parte.tsx';
import classes from './segundo-factor.module.css';

export function LlavesDeAcceso({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const [abierto, setAbierto] = useState<'alta' | Passkey>();
  const { quitar, quitada } = useQuitar();
  const porQueNo = porQueNoHayPasskeys();
  const cerrar = () => setAbierto(undefined);
  return (
    <Parte
      titulo="Llaves de acceso"
      nota={porQueNo ?? 'La huella, el rostro o el PIN de su equipo o teléfono, o una llave USB.'}
      error={quitada.error}
      acciones={
        <Button
          variant="default"
          size="compact-sm"
          disabled={porQueNo !== undefined || passkeys.length >= PASSKEYS_MAX}
          onClick={() => setAbierto('alta')}
        >
          Agregar llave de acceso
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <ul className={classes.lista}>
          {passkeys.map((passkey) => (
            <Llave
              key={passkey.id}
              passkey={passkey}
              ocupada={quitada.ocupado}
              onRenombrar={() => setAbierto(passkey)}
              onQuitar={() => void quitar(passkey)}
            />
          ))}
        </ul>
      )}
      {abierto === 'alta' && (
        <DialogoDeAlta titulo="Nueva llave de acceso" hecho="Llave de acceso agregada." onCerrar={cerrar}>
          {(partes) => <AltaDePasskey {...partes} />}
        </DialogoDeAlta>
      )}
      {typeof abierto === 'object' && (
        <DialogoDeNombre
          nombre={abierto.nombre}
          guardar={(nombre) => call(renombrarPasskey, { params: { id: abierto.id }, body: { nombre } })}
          onCerrar={cerrar}
        />
      )}
    </Parte>
  );
}

interface LlaveProps {
  readonly passkey: Passkey;
  readonly ocupada: boolean;
  readonly onRenombrar: () => void;
  readonly onQuitar: () => void;
}

function Llave({ passkey, ocupada, onRenombrar, onQuitar }: LlaveProps) {
  const { nombre, creadaEn, ultimoUso } = passkey;
  return (
    <li className={classes.elemento}>
      <div>
        <p className={classes.nombre}>{nombre}</p>
        <p className={classes.detalle}>
          <span>Creada {formatInstant(creadaEn)}</span>
          <span>{ultimoUso === null ? 'Sin usar todavía' : `Último uso ${formatInstant(ultimoUso)}`}</span>
        </p>
      </div>
      <div className={classes.acciones}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Renombrar la llave de acceso ${nombre}`}
          onClick={onRenombrar}
        >
          Renombrar
        </Button>
        <Button
          className={classes.quitar ?? ''}
          variant="subtle"
          color="red"
          size="compact-sm"
          disabled={ocupada}
          aria-label={`Quitar la llave de acceso ${nombre}`}
          onClick={onQuitar}
        >
          Quitar
        </Button>
      </div>
    </li>
  );
}

function useQuitar() {
  const confirmar = useConfirm();
  const quitada = useCambio('Llave de acceso quitada.');
  const quitar = async ({ id, nombre }: Passkey) => {
    const texto = `«${nombre}» dejará de servir para ingresar a Cuadra. Bórrela también de su equipo.`;
    if (await confirmar({ titulo: 'Quitar la llave de acceso', texto, accion: 'Quitar', peligro: true }))
      quitada.cambiar(() => call(quitarPasskey, { params: { id } }));
  };
  return { quitar, quitada };
}

interface DialogoDeNombreProps {
  readonly nombre: string;
  readonly guardar: (nombre: string) => Promise<MiSegundoFactor>;
  readonly onCerrar: () => void;
}

function DialogoDeNombre({ nombre: anterior, guardar, onCerrar }: DialogoDeNombreProps) {
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
