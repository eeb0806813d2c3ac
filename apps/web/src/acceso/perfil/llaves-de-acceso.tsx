import {
  PASSKEYS_MAX,
  type Passkey,
  quitarPasskey,
  renombrarPasskey,
} from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { AltaDePasskey } from '../segundo-factor/alta-de-passkey.tsx';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';
import { DialogoDeAlta } from './dialogo-de-alta.tsx';
import { DialogoDeNombre } from './dialogo-de-nombre.tsx';
import { Parte } from './parte.tsx';
import classes from './segundo-factor.module.css';
import { useCambio } from './use-cambio.ts';

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
