// A reopening that waits for a second person: whoever may allows it or not; who asked for it may take it back.
import {
  aprobarReapertura,
  rechazarReapertura,
  retirarReapertura,
  type SolicitudDeReapertura,
} from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { formatInstant } from '#ui/format/date.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { useAtribuciones } from '../atribuciones.ts';
import { type ClaveDeMes, mesConAnio } from '../meses.ts';
import { refrescarCierres, useAccion } from '../use-accion.ts';

interface SolicitudProps {
  readonly clave: ClaveDeMes;
  readonly solicitud: SolicitudDeReapertura;
}

export function Solicitud({ clave, solicitud }: SolicitudProps) {
  const { motivo, limite, pedidaPor, pedidaEn } = solicitud;
  const alcance =
    limite === null
      ? 'para todos'
      : `solo para ${nombres(limite.para)} y hasta el ${formatInstant(limite.hasta)}`;
  return (
    <FormNotice
      tono="aviso"
      texto={`${pedidaPor.nombre} pidió reabrir el mes ${alcance}, el ${formatInstant(pedidaEn)}: ${motivo}`}
      acciones={<Acciones clave={clave} solicitud={solicitud} />}
    />
  );
}

const lista = {
  y: new Intl.ListFormat('es', { type: 'conjunction' }),
  o: new Intl.ListFormat('es', { type: 'disjunction' }),
};
const nombres = (personas: readonly { readonly nombre: string }[]) =>
  lista.y.format(personas.map(({ nombre }) => nombre));

function Acciones({ clave, solicitud: { id, pedidaPor, aprueban } }: SolicitudProps) {
  const [rechazando, setRechazando] = useState(false);
  const { yo } = useAtribuciones();
  const { hacer, ocupado, mensaje } = useAccion();
  const params = { id };
  const aprobar = async () => {
    if (await hacer(() => call(aprobarReapertura, { params })))
      void notify(`${mesConAnio(clave)} quedó abierto.`);
  };
  const retirar = async () => {
    if (await hacer(() => call(retirarReapertura, { params }))) void notify('Solicitud retirada.');
  };
  return (
    <>
      {mensaje !== undefined && <p role="alert">{mensaje}</p>}
      {pedidaPor.id === yo && (
        <>
          <p>La decide {lista.o.format(aprueban.map(({ nombre }) => nombre))}.</p>
          <Button variant="default" size="xs" loading={ocupado} onClick={() => void retirar()}>
            Retirar la solicitud
          </Button>
        </>
      )}
      {aprueban.some((persona) => persona.id === yo) && (
        <>
          <Button size="xs" loading={ocupado} onClick={() => void aprobar()}>
            Aprobar la reapertura
          </Button>
          <Button variant="default" size="xs" disabled={ocupado} onClick={() => setRechazando(true)}>
            Rechazar
          </Button>
        </>
      )}
      {rechazando && <Rechazar id={id} onClose={() => setRechazando(false)} />}
    </>
  );
}

function Rechazar({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { motivo: '' } });
  const rechazar = handleSubmit(async (body) => {
    try {
      await call(rechazarReapertura, { params: { id }, body });
      await refrescarCierres();
      void notify('Reapertura rechazada.');
      onClose();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    }
  });
  return (
    <FormDialog titulo="Rechazar la reapertura" conCambios={formState.isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(rechazar)}>
        {general !== undefined && <FormNotice tono="error" texto={general} />}
        <Textarea
          label="Motivo"
          description="Lo recibe quien la pidió."
          withAsterisk
          rows={2}
          data-autofocus
          error={formState.errors.motivo?.message}
          {...register('motivo', { validate: (texto) => texto.trim().length >= 3 || 'Escriba el motivo.' })}
        />
        <FormDialogFooter onCancelar={onClose}>
          <Button type="submit" loading={formState.isSubmitting}>
            Rechazar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}
