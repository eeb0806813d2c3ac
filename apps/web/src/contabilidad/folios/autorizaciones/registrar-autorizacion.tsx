// A range of sheets that the authority enabled enters the stock.
import {
  type Autorizacion,
  autorizacionNueva,
  registrarAutorizacion,
} from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { CamposDeTramo } from '../campos-de-tramo.tsx';
import classes from '../folios.module.css';
import { cuantosFolios } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface RegistrarAutorizacionProps {
  readonly libro: LibroLegal;
  /** The new ones go on from it. */
  readonly ultima: Autorizacion | undefined;
  readonly onClose: () => void;
}

export function RegistrarAutorizacion({ libro, ultima, onClose }: RegistrarAutorizacionProps) {
  const { formulario, general, registrar } = useAutorizacionNueva(libro, ultima, onClose);
  const { isDirty, isSubmitting } = formulario.formState;
  const [desde, hasta] = formulario.watch(['desde', 'hasta']);
  const cuantos = Number.isInteger(hasta) && hasta >= desde ? hasta - desde + 1 : undefined;
  return (
    <FormDialog
      titulo={`Autorización de folios: ${nombresDeLibro[libro]}`}
      conCambios={isDirty}
      onClose={onClose}
    >
      <form noValidate onSubmit={submitWith(registrar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <Campos formulario={formulario} />
        </div>
        <FormDialogFooter
          onCancelar={onClose}
          nota={cuantos === undefined ? undefined : cuantosFolios(cuantos)}
        >
          <Button type="submit" loading={isSubmitting}>
            Registrar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function Campos({ formulario }: Pick<ReturnType<typeof useAutorizacionNueva>, 'formulario'>) {
  const { register, setValue, watch, formState } = formulario;
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Resolución"
        description="Como la nombra el documento que la autoriza."
        withAsterisk
        data-autofocus
        error={errors.resolucion?.message}
        {...register('resolucion')}
      />
      <DateField
        label="Fecha de la autorización"
        description="En sus folios no podrá ir nada anterior a ella."
        withAsterisk
        error={errors.fecha?.message}
        valor={watch('fecha')}
        onCambio={(fecha) => setValue('fecha', fecha, { shouldDirty: true })}
      />
      <CamposDeTramo
        desde={{ registro: register('desde', { valueAsNumber: true }), error: errors.desde?.message }}
        hasta={{ registro: register('hasta', { valueAsNumber: true }), error: errors.hasta?.message }}
      />
    </>
  );
}

function useAutorizacionNueva(libro: LibroLegal, ultima: Autorizacion | undefined, onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm({
    resolver: zodResolver(autorizacionNueva),
    defaultValues: {
      resolucion: '',
      fecha: todayInGuatemala(),
      desde: (ultima?.hasta ?? 0) + 1,
    },
  });
  const registrar = formulario.handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { resolucion } = await call(registrarAutorizacion, { params: { libro }, body });
      await refrescarFolios();
      void notify(`Autorización ${resolucion} registrada.`);
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, ['resolucion', 'fecha', 'desde', 'hasta']));
    }
  });
  return { formulario, general, registrar };
}
