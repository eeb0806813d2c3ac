// A rule: what it looks for in what the bank says, what it makes of it, and which lines it would take.
import { crearRegla, editarRegla, type ReglaDeBanco } from '@cuadra/contract/contabilidad/bancos/reglas';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarBancos } from '../consultas.ts';
import { Busca, Hace } from './campos-de-regla.tsx';
import type { ReglaEscrita } from './cuerpo-de-regla.ts';
import { Prueba } from './prueba.tsx';
import classes from './reglas.module.css';

interface FormularioDeReglaProps {
  /** Absent: a new one. */
  readonly regla: ReglaDeBanco | undefined;
  readonly inicial: ReglaEscrita;
  readonly onCerrar: () => void;
}

export function FormularioDeRegla(props: FormularioDeReglaProps) {
  const { regla, onCerrar } = props;
  const { formulario, general, guardar } = useRegla(props);
  const { formState } = formulario;
  return (
    <FormProvider {...formulario}>
      <form className={classes.formulario} onSubmit={submitWith(guardar)} noValidate aria-label="Regla">
        <UnsavedWork nombre={`bancos/reglas/${regla?.id ?? 'nueva'}`} formulario={formulario} />
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <Busca />
        <Hace />
        <Prueba />
        <EditDrawerFooter>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <Button
            type="submit"
            disabled={regla !== undefined && !formState.isDirty}
            loading={formState.isSubmitting}
          >
            {regla === undefined ? 'Crear regla' : 'Guardar cambios'}
          </Button>
        </EditDrawerFooter>
      </form>
    </FormProvider>
  );
}

const CAMPOS = [
  ...['nombre', 'cuentaBancaria', 'texto', 'signo', 'montoMinimo', 'montoMaximo', 'idCuenta', 'concepto'],
] as const satisfies readonly (keyof ReglaEscrita)[];

function useRegla({ regla, inicial, onCerrar }: FormularioDeReglaProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<ReglaEscrita, unknown, z.output<typeof crearRegla.body>>({
    resolver: zodResolver(crearRegla.body),
    defaultValues: inicial,
  });
  const { handleSubmit, setError, formState } = formulario;
  const dejarSalir = useLeaveGuard(formState.isDirty);
  const guardar = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      if (regla === undefined) await call(crearRegla, { body });
      else await call(editarRegla, { params: { id: regla.id }, body: { ...body, version: regla.version } });
      dejarSalir();
      void notify(regla === undefined ? 'Regla creada.' : 'Cambios guardados.');
      onCerrar();
      await refrescarBancos();
    } catch (error) {
      setGeneral(applyErrors(error, setError, CAMPOS));
    }
  });
  return { formulario, general, guardar };
}
