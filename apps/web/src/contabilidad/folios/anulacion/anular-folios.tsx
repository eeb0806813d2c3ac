// Spoiled sheets: why, and whether what they said is printed again on others.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { anularFolios } from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { CamposDeTramo } from '../campos-de-tramo.tsx';
import classes from '../folios.module.css';
import { cuantosFolios, losFolios } from '../nombres.ts';
import { refrescarFolios } from '../refrescar-folios.ts';

interface AnularFoliosProps {
  readonly libro: LibroLegal;
  /** The next one of the stock; blank ones begin there. */
  readonly siguiente: number | null;
  readonly onClose: () => void;
}

export function AnularFolios({ libro, siguiente, onClose }: AnularFoliosProps) {
  const primero = siguiente ?? 1;
  const { formulario, general, anular } = useAnulacion(libro, primero, onClose);
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo={`Anular folios: ${nombresDeLibro[libro]}`} conCambios={isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(anular)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.explicacion}>
            Una hoja dañada queda anulada para siempre y cuenta como usada. En blanco se anulan las siguientes
            del libro{siguiente === null ? '' : ` (desde la ${formatearEntero(siguiente)})`}; una ya impresa,
            por su número.
          </p>
          <Campos formulario={formulario} primero={primero} />
        </div>
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" color="red" loading={isSubmitting}>
            Anular
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface CamposProps {
  readonly formulario: ReturnType<typeof useAnulacion>['formulario'];
  /** The first blank one: those before it are printed. */
  readonly primero: number;
}

function Campos({ formulario: { register, setValue, watch, formState }, primero }: CamposProps) {
  const { errors } = formState;
  const impresos = watch('desde') < primero;
  return (
    <>
      <CamposDeTramo
        conFoco
        desde={{ registro: register('desde', { valueAsNumber: true }), error: errors.desde?.message }}
        hasta={{ registro: register('hasta', { valueAsNumber: true }), error: errors.hasta?.message }}
      />
      <Textarea label="Motivo" withAsterisk rows={3} error={errors.motivo?.message} {...register('motivo')} />
      {impresos && (
        <Switch
          label="Imprimir lo que decían en los siguientes folios"
          description="Si no, el libro queda sin esas hojas."
          checked={watch('sustituir')}
          onChange={({ currentTarget }) => setValue('sustituir', currentTarget.checked)}
        />
      )}
    </>
  );
}

function useAnulacion(libro: LibroLegal, primero: number, onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm({
    resolver: zodResolver(anularFolios.body),
    defaultValues: { desde: primero, hasta: primero, motivo: '', sustituir: true },
  });
  const anular = formulario.handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { anulados, pieza } = await call(anularFolios, { params: { libro }, body });
      await refrescarFolios();
      const otros =
        pieza === null
          ? ''
          : ` Se ${anulados === 1 ? 'sustituye' : 'sustituyen'} con ${losFolios(pieza.folios)}, que falta imprimir.`;
      void notify(`${cuantosFolios(anulados)} ${anulados === 1 ? 'anulado' : 'anulados'}.${otros}`);
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, formulario.setError, ['desde', 'hasta', 'motivo']));
    }
  });
  return { formulario, general, anular };
}
