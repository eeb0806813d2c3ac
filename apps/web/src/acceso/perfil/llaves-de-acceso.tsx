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
import { Row, Stack } from '#ui/layout/layout.tsx';
import { TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { AltaDePasskey } from '../segundo-factor/altas.tsx';
import { anotarSegundoFactor } from '../segundo-factor/anotar-segundo-factor.ts';
import { porQueNoHayPasskeys } from '../segundo-factor/passkeys-posibles.ts';
import { DialogoDeAlta, Parte, useCambio } from './parte.tsx';

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
        <Stack as="ul" surface="box" line="between">
          {passkeys.map((passkey) => (
            <Llave
              key={passkey.id}
              passkey={passkey}
              ocupada={quitada.ocupado}
              onRenombrar={() => setAbierto(passkey)}
              onQuitar={() => void quitar(passkey)}
            />
          ))}
        </Stack>
      )}
      {abierto === 'alta' && (
        <DialogoDeAlta titulo="Nueva llave de acceso" hecho="Llave de acceso agregada." onCerrar={cerrar}>
          {(partes) => <AltaDePasskey {...partes} />}
        </DialogoDeAlta>
      )}
      {typeof abierto === 'object' && <DialogoDeNombre passkey={abierto} onCerrar={cerrar} />}
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
    <Row as="li" justify="between" gap="xs lg" pad="md lg">
      <div>
        <Text size="sm" weight="medium" breaks>
          {nombre}
        </Text>
        <Row as="p" gap="none lg" size="xs" muted figures>
          <span>Creada {formatInstant(creadaEn)}</span>
          <span>{ultimoUso === null ? 'Sin usar todavía' : `Último uso ${formatInstant(ultimoUso)}`}</span>
        </Row>
      </div>
      <Row gap="sm">
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Renombrar la llave de acceso ${nombre}`}
          onClick={onRenombrar}
        >
          Renombrar
        </Button>
        <Button
          c="var(--cuadra-error)"
          variant="subtle"
          color="red"
          size="compact-sm"
          disabled={ocupada}
          aria-label={`Quitar la llave de acceso ${nombre}`}
          onClick={onQuitar}
        >
          Quitar
        </Button>
      </Row>
    </Row>
  );
}

function useQuitar() {
  const confirmar = useConfirm();
  const quitada = useCambio('Llave de acceso quitada.');
  const quitar = async ({ id, nombre }: Passkey) => {
    const texto = `«${nombre}» dejará de servir para ingresar a Cuadra. Bórrela también de su equipo.`;
    if (await confirmar({ title: 'Quitar la llave de acceso', text: texto, action: 'Quitar', danger: true }))
      quitada.cambiar(() => call(quitarPasskey, { params: { id } }));
  };
  return { quitar, quitada };
}

interface DialogoDeNombreProps {
  readonly passkey: Passkey;
  readonly onCerrar: () => void;
}

function DialogoDeNombre({ passkey: { id, nombre }, onCerrar }: DialogoDeNombreProps) {
  const order = useOrder(renombrarPasskey, {
    params: { id },
    initial: { nombre },
    done: 'Nombre guardado.',
    onDone: anotarSegundoFactor,
  });
  return (
    <OrderDialog
      title="Renombrar la llave de acceso"
      order={order}
      submit="Guardar"
      disabled={!order.isDirty}
      onClose={onCerrar}
    >
      <TextField name="nombre" label="Nombre" maxLength={60} />
    </OrderDialog>
  );
}
