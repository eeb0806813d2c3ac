import { quitarTotp } from '@cuadra/contract/acceso/segundo-factor';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { AltaDeTotp } from '../segundo-factor/alta-de-totp.tsx';
import { DialogoDeAlta } from './dialogo-de-alta.tsx';
import { Parte } from './parte.tsx';
import classes from './segundo-factor.module.css';
import { useCambio } from './use-cambio.ts';

export function AplicacionDeCodigos({ desde }: { readonly desde: string | null }) {
  const [abierto, setAbierto] = useState(false);
  const { quitar, quitada } = useQuitar();
  return (
    <Parte
      titulo="Aplicación de códigos"
      nota={
        desde === null
          ? 'Su teléfono muestra un código de 6 dígitos que cambia cada 30 segundos.'
          : `Activa desde ${formatInstant(desde)}.`
      }
      error={quitada.error}
      acciones={
        <>
          <Button variant="default" size="compact-sm" onClick={() => setAbierto(true)}>
            {desde === null ? 'Activar aplicación' : 'Cambiar de teléfono'}
          </Button>
          {desde !== null && (
            <Button
              className={classes.quitar ?? ''}
              variant="subtle"
              color="red"
              size="compact-sm"
              disabled={quitada.ocupado}
              aria-label="Quitar la aplicación de códigos"
              onClick={() => void quitar()}
            >
              Quitar
            </Button>
          )}
        </>
      }
    >
      {abierto && (
        <DialogoDeAlta
          titulo="Aplicación de códigos"
          hecho="Aplicación de códigos activada."
          onCerrar={() => setAbierto(false)}
        >
          {(partes) => <AltaDeTotp {...partes} />}
        </DialogoDeAlta>
      )}
    </Parte>
  );
}

function useQuitar() {
  const confirmar = useConfirm();
  const quitada = useCambio('Aplicación de códigos quitada.');
  const quitar = async () => {
    const texto = 'Los códigos que muestra su teléfono dejarán de servir para ingresar a Cuadra.';
    const pregunta = { titulo: 'Quitar la aplicación de códigos', texto, accion: 'Quitar', peligro: true };
    if (await confirmar(pregunta)) quitada.cambiar(() => call(quitarTotp));
  };
  return { quitar, quitada };
}
