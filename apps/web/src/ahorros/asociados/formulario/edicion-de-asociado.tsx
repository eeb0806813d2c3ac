// The data of an asociado, to be corrected. Saved by somebody else meanwhile, it is refused and what was written stays.
import {
  type AsociadoEntero,
  type AsociadoNuevo as Cuerpo,
  editarAsociado,
} from '@cuadra/contract/ahorros/asociados';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarAsociados } from '../consultas.ts';
import { type AsociadoEscrito, CAMPOS, escritoDe, resolver } from './asociado-escrito.ts';
import { CamposDeAsociado } from './campos-de-asociado.tsx';
import classes from './formulario.module.css';

interface EdicionDeAsociadoProps {
  readonly asociado: AsociadoEntero;
  readonly abierta: boolean;
  readonly onCerrar: () => void;
}

export function EdicionDeAsociado({ asociado, abierta, onCerrar }: EdicionDeAsociadoProps) {
  return (
    <EditDrawer
      abierto={abierta}
      titulo="Editar asociado"
      subtitulo={`${asociado.numero} ${asociado.nombre}`}
      onCerrar={onCerrar}
    >
      {abierta && <Formulario asociado={asociado} onCerrar={onCerrar} />}
    </EditDrawer>
  );
}

type FormularioProps = Omit<EdicionDeAsociadoProps, 'abierta'>;

function Formulario({ asociado, onCerrar }: FormularioProps) {
  const { formulario, general, guardar } = useEdicion(asociado, onCerrar);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <form
      className={classes.formulario}
      onSubmit={submitWith(guardar)}
      noValidate
      aria-label="Editar asociado"
    >
      <UnsavedWork nombre={`ahorros/asociados/${asociado.id}`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <CamposDeAsociado formulario={formulario} conIngreso={false} />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cerrar
        </Button>
        <Button type="submit" disabled={!isDirty} loading={isSubmitting}>
          Guardar cambios
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useEdicion(asociado: AsociadoEntero, cerrar: () => void) {
  const [general, setGeneral] = useState<string>();
  // As it was when the form was opened: what others save meanwhile is not overwritten without being seen.
  const [{ id, version, escrito }] = useState({
    id: asociado.id,
    version: asociado.version,
    escrito: { ...escritoDe(asociado), ingreso: '' },
  });
  const formulario = useForm<AsociadoEscrito, unknown, Cuerpo>({ resolver, defaultValues: escrito });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      await call(editarAsociado, { params: { id }, body: { ...body, version } });
      dejarSalir();
      void notify('Cambios guardados.');
      cerrar();
      await refrescarAsociados();
    } catch (error) {
      setGeneral(applyErrors(error, setError, CAMPOS));
    }
  });
  return { formulario, general, guardar };
}
