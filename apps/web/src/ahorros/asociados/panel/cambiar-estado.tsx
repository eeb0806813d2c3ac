// That an asociado leaves, died or comes back, with the reason that stays in the bitácora.
import { type AsociadoEntero, cambiarEstadoDeAsociado } from '@cuadra/contract/ahorros/asociados';
import { motivo } from '@cuadra/contract/campos';
import type { EstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarAsociados } from '../consultas.ts';
import classes from './panel.module.css';

const TEXTOS: Readonly<
  Record<EstadoDeAsociado, { titulo: string; texto: string; boton: string; hecho: string }>
> = {
  retirado: {
    titulo: 'Retirar al asociado',
    texto: 'Ya no se le abrirán cuentas. Sus datos y su historia se conservan, y puede reincorporarse.',
    boton: 'Retirar',
    hecho: 'Asociado retirado.',
  },
  fallecido: {
    titulo: 'Anotar que el asociado falleció',
    texto: 'Ya no se le abrirán cuentas. Sus cuentas siguen como están hasta que alguien las cierre.',
    boton: 'Anotar',
    hecho: 'Quedó anotado.',
  },
  activo: {
    titulo: 'Reincorporar al asociado',
    texto: 'Podrán abrírsele cuentas de nuevo.',
    boton: 'Reincorporar',
    hecho: 'Asociado reincorporado.',
  },
};

const esquema = z.object({ motivo });

interface CambiarEstadoProps {
  readonly asociado: AsociadoEntero;
  readonly estado: EstadoDeAsociado;
  readonly onCerrar: () => void;
}

export function CambiarEstado({ asociado, estado, onCerrar }: CambiarEstadoProps) {
  const textos = TEXTOS[estado];
  const [general, setGeneral] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { motivo: '' },
  });
  const { id, version } = asociado;
  const enviar = handleSubmit(async (escrito) => {
    setGeneral(undefined);
    try {
      await call(cambiarEstadoDeAsociado, { params: { id }, body: { ...escrito, estado, version } });
      void notify(textos.hecho);
      onCerrar();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['motivo']));
    } finally {
      await refrescarAsociados();
    }
  });
  return (
    <FormDialog titulo={textos.titulo} conCambios={formState.isDirty} onClose={onCerrar}>
      <form noValidate onSubmit={submitWith(enviar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <p className={classes.texto}>
            {asociado.nombre}, asociado {asociado.numero}. {textos.texto}
          </p>
          <Textarea
            label="Motivo"
            withAsterisk
            rows={3}
            maxLength={400}
            data-autofocus
            error={formState.errors.motivo?.message}
            {...register('motivo')}
          />
        </div>
        <FormDialogFooter onCancelar={onCerrar}>
          <Boton estado={estado} ocupado={formState.isSubmitting} />
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

interface BotonProps extends Pick<CambiarEstadoProps, 'estado'> {
  readonly ocupado: boolean;
}

function Boton({ estado, ocupado }: BotonProps) {
  return (
    <Button type="submit" {...(estado === 'activo' ? {} : { color: 'red' })} loading={ocupado}>
      {TEXTOS[estado].boton}
    </Button>
  );
}
