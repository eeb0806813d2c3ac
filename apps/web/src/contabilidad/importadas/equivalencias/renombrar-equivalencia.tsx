import {
  type ResumenDeEquivalencia,
  renombrarEquivalencia,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import classes from './equivalencias.module.css';

const NOMBRE_MAX = 100;

interface RenombrarEquivalenciaProps {
  readonly equivalencia: ResumenDeEquivalencia;
  readonly alGuardar: () => Promise<unknown>;
  readonly onCambios: (hay: boolean) => void;
  readonly onListo: () => void;
}

export function RenombrarEquivalencia({
  equivalencia: { id, nombre },
  alGuardar,
  onCambios,
  onListo,
}: RenombrarEquivalenciaProps) {
  const [escrito, setEscrito] = useState(nombre);
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string>();
  const guardar = async () => {
    if (escrito.trim() === nombre) return onListo();
    setOcupado(true);
    try {
      await call(renombrarEquivalencia, { params: { id }, body: { nombre: escrito } });
      await alGuardar();
      onListo();
    } catch (rechazo) {
      setError(messageOf(rechazo));
      setOcupado(false);
    }
  };
  return (
    <form noValidate className={classes.formulario} onSubmit={submitWith(guardar)}>
      <TextInput
        // Escape leaves the field; the dialog stays.
        data-mantine-stop-propagation
        onKeyDown={({ key }) => {
          if (key === 'Escape') onListo();
        }}
        aria-label={`Nombre nuevo de ${nombre}`}
        autoFocus
        autoComplete="off"
        maxLength={NOMBRE_MAX}
        value={escrito}
        error={error}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setEscrito(currentTarget.value);
          onCambios(currentTarget.value.trim() !== nombre);
        }}
      />
      <Button variant="default" onClick={onListo}>
        Cancelar
      </Button>
      <Button type="submit" loading={ocupado} disabled={escrito.trim() === ''}>
        Guardar
      </Button>
    </form>
  );
}
