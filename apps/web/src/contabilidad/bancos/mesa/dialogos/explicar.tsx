// Says what something that has nothing on the other side is; or leaves it aside, with the reason.
import { motivo } from '@cuadra/contract/campos';
import {
  type ClaseDeExplicacion,
  clasesConMotivo,
  clasesDeExplicacion,
  nombresDeClase,
} from '@cuadra/core/bancos/conciliacion-textos';
import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Eleccion } from '../datos/eleccion.ts';
import { explicar } from '../ordenes/ordenes.ts';
import { clasesPara } from './clases-para.ts';
import { decirElegido } from './decir-elegido.ts';
import type { DialogoDeMesaProps } from './dialogo.ts';
import classes from './dialogos.module.css';
import { Formulario } from './formulario.tsx';

interface ExplicarProps extends DialogoDeMesaProps {
  /** Leaves it aside. */
  readonly excluir: boolean;
}

const esquema = z
  .object({ clase: z.enum(clasesDeExplicacion).optional(), motivo: z.union([z.literal(''), motivo]) })
  .refine(({ clase, motivo: escrito }) => escrito !== '' || !pideMotivo(clase), {
    path: ['motivo'],
    error: 'Escriba el motivo.',
  });

const pideMotivo = (clase: ClaseDeExplicacion | undefined): boolean =>
  clase !== undefined && clasesConMotivo.includes(clase);

export function Explicar({ excluir, elegido, ordenes, onCerrar, onHecho }: ExplicarProps) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm({
    resolver: zodResolver(esquema),
    defaultValues: { clase: excluir ? ('excluida' as const) : undefined, motivo: '' },
  });
  const { control, register, handleSubmit, setError, watch, formState } = formulario;
  const enviar = handleSubmit(async ({ clase, motivo: escrito }) => {
    setGeneral(undefined);
    try {
      const explicacion = { clase: clase ?? null, motivo: escrito === '' ? null : escrito };
      await ordenes.pedir((mesa) => explicar(mesa, elegido, explicacion));
      onHecho();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['clase', 'motivo']));
    }
  });
  return (
    <Formulario
      titulo={excluir ? 'Excluir con motivo' : 'Explicar'}
      accion={excluir ? 'Excluir' : 'Explicar'}
      // What its side and its sign say is what it is most of the time.
      enfocarAccion={!excluir}
      error={general}
      cambiado={formState.isDirty}
      ocupado={formState.isSubmitting}
      onEnviar={enviar}
      onCerrar={onCerrar}
    >
      <p className={classes.texto}>{decirElegido(elegido)}</p>
      {!excluir && <Clase control={control} elegido={elegido} />}
      <Textarea
        label="Motivo"
        withAsterisk={pideMotivo(watch('clase'))}
        rows={3}
        maxLength={400}
        data-autofocus={excluir || undefined}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </Formulario>
  );
}

interface ClaseProps {
  readonly control: Control<z.input<typeof esquema>>;
  readonly elegido: Eleccion;
}

const Clase = ({ control, elegido }: ClaseProps) => (
  <Controller
    control={control}
    name="clase"
    render={({ field }) => (
      <SelectField
        etiqueta="Qué es"
        todos="Según su lado y su signo"
        valor={field.value}
        opciones={clasesPara(elegido).map((clase) => [clase, nombresDeClase[clase][0]] as const)}
        onCambio={(dicha) => field.onChange(clasesDeExplicacion.find((una) => una === dicha))}
      />
    )}
  />
);
