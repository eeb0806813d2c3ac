// The form of a new asociado, over the list. Whoever was registered opens beside it.
import { type AsociadoNuevo as Cuerpo, crearAsociado } from '@cuadra/contract/ahorros/asociados';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarAsociados } from '../consultas.ts';
import { filtrosDeAsociados } from '../filtros.ts';
import { type AsociadoEscrito, CAMPOS, enBlanco, resolver } from './asociado-escrito.ts';
import { CamposDeAsociado } from './campos-de-asociado.tsx';
import classes from './formulario.module.css';

export function AsociadoNuevo() {
  const { busqueda, replace } = useAddress(filtrosDeAsociados.address);
  const abierto = usePermission('ahorros:registrar') && busqueda.nuevo === true;
  const cerrar = () => replace({ nuevo: undefined });
  return (
    <EditDrawer abierto={abierto} titulo="Nuevo asociado" onCerrar={cerrar}>
      {abierto && (
        <Formulario onCerrar={cerrar} onInscrito={(asociado) => replace({ nuevo: undefined, asociado })} />
      )}
    </EditDrawer>
  );
}

interface FormularioProps {
  readonly onCerrar: () => void;
  readonly onInscrito: (id: string) => void;
}

function Formulario({ onCerrar, onInscrito }: FormularioProps) {
  const { formulario, general, guardar } = useInscripcion(onInscrito);
  return (
    <form
      className={classes.formulario}
      onSubmit={submitWith(guardar)}
      noValidate
      aria-label="Nuevo asociado"
    >
      <UnsavedWork nombre="ahorros/asociados/nuevo" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <CamposDeAsociado formulario={formulario} conIngreso />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={formulario.formState.isSubmitting}>
          Inscribir
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function useInscripcion(onInscrito: (id: string) => void) {
  const [general, setGeneral] = useState<string>();
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const formulario = useForm<AsociadoEscrito, unknown, Cuerpo>({
    resolver,
    defaultValues: enBlanco(agencia, todayInGuatemala()),
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { id, numero } = await call(crearAsociado, { body });
      dejarSalir();
      void notify(`Se inscribió al asociado ${numero}.`);
      onInscrito(id);
      await refrescarAsociados();
    } catch (error) {
      setGeneral(applyErrors(error, setError, CAMPOS));
    }
  });
  return { formulario, general, guardar };
}
