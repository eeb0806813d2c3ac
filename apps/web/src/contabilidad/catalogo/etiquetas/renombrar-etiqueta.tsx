import { type Etiqueta, renombrarEtiqueta } from '@cuadra/contract/contabilidad/catalogo/etiquetas';
import { ETIQUETA_MAX } from '@cuadra/core/etiquetas';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { alRenombrar } from './efectos.ts';
import classes from './etiquetas.module.css';

interface RenombrarEtiquetaProps {
  /** As it was when its name began to be changed. */
  readonly etiqueta: Etiqueta;
  readonly onCambios: (hay: boolean) => void;
  /** With the name it is left with. */
  readonly onListo: (nombreEtiqueta: string) => void;
}

export function RenombrarEtiqueta({ etiqueta, onCambios, onListo }: RenombrarEtiquetaProps) {
  const [inicial] = useState(etiqueta);
  const { nombreEtiqueta, cuentas } = inicial;
  const { escrito, setEscrito, error, ocupado, guardar } = useNombreNuevo(inicial, onListo);
  const cancelar = () => onListo(nombreEtiqueta);
  return (
    <form noValidate className={classes.formulario} onSubmit={submitWith(guardar)}>
      <TextInput
        // Escape leaves the field; the dialog stays.
        data-mantine-stop-propagation
        onKeyDown={({ key }) => {
          if (key === 'Escape') cancelar();
        }}
        aria-label={`Nombre nuevo de ${nombreEtiqueta}`}
        autoFocus
        autoComplete="off"
        maxLength={ETIQUETA_MAX}
        value={escrito}
        error={error}
        description={alRenombrar({ cuentas })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setEscrito(currentTarget.value);
          onCambios(currentTarget.value.trim() !== nombreEtiqueta);
        }}
      />
      <Button variant="default" onClick={cancelar}>
        Cancelar
      </Button>
      <Button type="submit" loading={ocupado} disabled={escrito.trim() === ''}>
        Guardar
      </Button>
    </form>
  );
}

function useNombreNuevo({ nombreEtiqueta, version }: Etiqueta, onListo: RenombrarEtiquetaProps['onListo']) {
  const [escrito, setEscrito] = useState(nombreEtiqueta);
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string>();
  const guardar = async () => {
    if (escrito.trim() === nombreEtiqueta) return onListo(nombreEtiqueta);
    setOcupado(true);
    try {
      const body = { nombreEtiqueta: escrito, version };
      const nueva = await call(renombrarEtiqueta, { params: { nombreEtiqueta }, body });
      await refrescarCatalogo();
      void notify(`La etiqueta ahora se llama «${nueva.nombreEtiqueta}».`);
      onListo(nueva.nombreEtiqueta);
    } catch (rechazo) {
      setError(messageOf(rechazo));
      setOcupado(false);
    }
  };
  return { escrito, setEscrito, error, ocupado, guardar };
}
