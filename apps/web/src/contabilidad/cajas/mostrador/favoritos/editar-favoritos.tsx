// The own favourites, to add, change, put in order and take away. All are kept together, in their order.
import { type FavoritoDeCaja, guardarFavoritos } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clases, clasesConCuenta } from '@cuadra/core/cajas/movimiento';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { cuentasDe } from '../clases/cuentas-de.ts';
import classes from './favoritos.module.css';

interface EditarFavoritosProps {
  readonly guardados: readonly FavoritoDeCaja[];
  readonly onClose: () => void;
}

type Escritos = z.input<typeof guardarFavoritos.body>;

const MAXIMO = 30;

export function EditarFavoritos({ guardados, onClose }: EditarFavoritosProps) {
  const { formulario, general, guardar } = useFavoritosEscritos(guardados, onClose);
  const { fields, append, remove, move } = useFieldArray({ control: formulario.control, name: 'favoritos' });
  const { isDirty, isSubmitting } = formulario.formState;
  return (
    <FormDialog titulo="Favoritos" ancho={760} conCambios={isDirty} onClose={onClose}>
      <form noValidate onSubmit={submitWith(guardar)}>
        <div className={classes.campos}>
          {general !== undefined && <FormNotice tono="error" texto={general} />}
          <ol className={classes.renglones} aria-label="Favoritos">
            {fields.map(({ id }, lugar) => (
              <Renglon
                key={id}
                formulario={formulario}
                lugar={lugar}
                ultimo={fields.length - 1}
                quitar={() => remove(lugar)}
                mover={(a) => move(lugar, a)}
              />
            ))}
          </ol>
          <div>
            <Button
              variant="default"
              leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
              disabled={fields.length >= MAXIMO}
              onClick={() => append({ nombre: '', clase: 'ingreso', idCuenta: '', concepto: '' })}
            >
              Agregar favorito
            </Button>
          </div>
        </div>
        <FormDialogFooter onCancelar={onClose} nota="Los nueve primeros se abren con su número.">
          <Button type="submit" loading={isSubmitting}>
            Guardar
          </Button>
        </FormDialogFooter>
      </form>
    </FormDialog>
  );
}

function useFavoritosEscritos(guardados: readonly FavoritoDeCaja[], onClose: () => void) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Escritos>({
    resolver: zodResolver(guardarFavoritos.body),
    defaultValues: {
      favoritos: guardados.flatMap(({ nombre, clase, idCuenta, concepto }) => {
        const suya = clasesConCuenta.find((una) => una === clase);
        return suya === undefined ? [] : [{ nombre, clase: suya, idCuenta, concepto }];
      }),
    },
  });
  const guardar = formulario.handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      queryClient.setQueryData(consultas.favoritos().queryKey, await call(guardarFavoritos, { body }));
      void notify('Favoritos guardados.');
      onClose();
    } catch (error) {
      setGeneral(messageOf(error));
    }
  });
  const repetidos = formulario.formState.errors.favoritos?.root?.message;
  return { formulario, general: general ?? repetidos, guardar };
}

interface RenglonProps {
  readonly formulario: UseFormReturn<Escritos>;
  readonly lugar: number;
  readonly ultimo: number;
  readonly quitar: () => void;
  readonly mover: (a: number) => void;
}

function Renglon(props: RenglonProps) {
  const { formulario, lugar } = props;
  const { register, setValue, watch, formState } = formulario;
  const errores = formState.errors.favoritos?.[lugar];
  const cuentas = useQuery(consultas.cuentas()).data;
  const clase = watch(`favoritos.${lugar}.clase`);
  return (
    <li className={classes.renglon}>
      <TextInput
        label="Nombre"
        maxLength={40}
        error={errores?.nombre?.message}
        {...register(`favoritos.${lugar}.nombre`)}
      />
      <SelectField
        etiqueta="Movimiento"
        valor={clase}
        opciones={clasesConCuenta.map((una) => [una, clases[una].nombre] as const)}
        onCambio={(elegida) => {
          const suya = clasesConCuenta.find((una) => una === elegida);
          if (suya !== undefined) setValue(`favoritos.${lugar}.clase`, suya, { shouldDirty: true });
        }}
      />
      <AccountPicker
        etiqueta="Cuenta"
        cuentas={cuentasDe(clase, cuentas)}
        valor={watch(`favoritos.${lugar}.idCuenta`) || undefined}
        error={errores?.idCuenta === undefined ? undefined : 'Elija la cuenta.'}
        onCambio={(idCuenta) => setValue(`favoritos.${lugar}.idCuenta`, idCuenta, { shouldDirty: true })}
      />
      <TextInput
        label="Concepto"
        maxLength={200}
        error={errores?.concepto?.message}
        {...register(`favoritos.${lugar}.concepto`)}
      />
      <Mover {...props} nombre={watch(`favoritos.${lugar}.nombre`) || `el favorito ${lugar + 1}`} />
    </li>
  );
}

function Mover({ nombre, lugar, ultimo, quitar, mover }: RenglonProps & { readonly nombre: string }) {
  const sutil = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
  return (
    <div className={classes.mover}>
      <IconButton
        {...sutil}
        etiqueta={`Subir ${nombre}`}
        icono={ArrowUpIcon}
        disabled={lugar === 0}
        onClick={() => mover(lugar - 1)}
      />
      <IconButton
        {...sutil}
        etiqueta={`Bajar ${nombre}`}
        icono={ArrowDownIcon}
        disabled={lugar === ultimo}
        onClick={() => mover(lugar + 1)}
      />
      <IconButton {...sutil} etiqueta={`Quitar ${nombre}`} icono={TrashIcon} onClick={quitar} />
    </div>
  );
}
