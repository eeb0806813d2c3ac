// The own favourites, to add, change, put in order and take away. All are kept together, in their order.
import { type FavoritoDeCaja, guardarFavoritos } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clases, clasesConCuenta } from '@cuadra/core/cajas/movimiento';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { queryClient } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { cuentasDe } from '../clases/clase.ts';
import classes from '../mostrador.module.css';

interface EditarFavoritosProps {
  readonly guardados: readonly FavoritoDeCaja[];
  readonly onClose: () => void;
}

type Escritos = z.input<typeof guardarFavoritos.body>;

const MAXIMO = 30;

export function EditarFavoritos({ guardados, onClose }: EditarFavoritosProps) {
  const order = useOrder(guardarFavoritos, {
    initial: escritosDe(guardados),
    done: 'Favoritos guardados.',
    onDone: (nuevos) => queryClient.setQueryData(consultas.favoritos().queryKey, nuevos),
  });
  const { control, formState } = order.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'favoritos' });
  const repetidos = formState.errors.favoritos?.root?.message;
  return (
    <OrderDialog
      title="Favoritos"
      width={760}
      order={order}
      submit="Guardar"
      note="Los nueve primeros se abren con su número."
      onClose={onClose}
    >
      {order.notice === undefined && repetidos !== undefined && <FormNotice tone="error" text={repetidos} />}
      <Stack as="ol" gap="lg" aria-label="Favoritos">
        {fields.map(({ id }, lugar) => (
          <Renglon
            key={id}
            lugar={lugar}
            ultimo={fields.length - 1}
            quitar={() => remove(lugar)}
            mover={(a) => move(lugar, a)}
          />
        ))}
      </Stack>
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
    </OrderDialog>
  );
}

const escritosDe = (guardados: readonly FavoritoDeCaja[]): Escritos => ({
  favoritos: guardados.flatMap(({ nombre, clase, idCuenta, concepto }) => {
    const suya = clasesConCuenta.find((una) => una === clase);
    return suya === undefined ? [] : [{ nombre, clase: suya, idCuenta, concepto }];
  }),
});

interface RenglonProps {
  readonly lugar: number;
  readonly ultimo: number;
  readonly quitar: () => void;
  readonly mover: (a: number) => void;
}

function Renglon(props: RenglonProps) {
  const { lugar } = props;
  const { register, setValue, watch, formState } = useFormContext<Escritos>();
  const errores = formState.errors.favoritos?.[lugar];
  const cuentas = useQuery(consultas.cuentas()).data;
  const clase = watch(`favoritos.${lugar}.clase`);
  return (
    <Grid as="li" gap="md" align="start" surface="box" pad="lg" className={classes.renglon}>
      <TextInput
        label="Nombre"
        maxLength={40}
        error={errores?.nombre?.message}
        {...register(`favoritos.${lugar}.nombre`)}
      />
      <SelectField
        label="Movimiento"
        value={clase}
        options={clasesConCuenta.map((una) => [una, clases[una].nombre] as const)}
        onChange={(elegida) => {
          const suya = clasesConCuenta.find((una) => una === elegida);
          if (suya !== undefined) setValue(`favoritos.${lugar}.clase`, suya, { shouldDirty: true });
        }}
      />
      <AccountPicker
        label="Cuenta"
        cuentas={cuentasDe(clase, cuentas)}
        value={watch(`favoritos.${lugar}.idCuenta`) || undefined}
        error={errores?.idCuenta === undefined ? undefined : 'Elija la cuenta.'}
        onChange={(idCuenta) => setValue(`favoritos.${lugar}.idCuenta`, idCuenta, { shouldDirty: true })}
      />
      <TextInput
        label="Concepto"
        maxLength={200}
        error={errores?.concepto?.message}
        {...register(`favoritos.${lugar}.concepto`)}
      />
      <Mover {...props} nombre={watch(`favoritos.${lugar}.nombre`) || `el favorito ${lugar + 1}`} />
    </Grid>
  );
}

function Mover({ nombre, lugar, ultimo, quitar, mover }: RenglonProps & { readonly nombre: string }) {
  const sutil = { variant: 'subtle', color: 'gray', size: 'lg' } as const;
  return (
    <Row justify="end" gap="xs" className={classes.mover}>
      <IconButton
        {...sutil}
        label={`Subir ${nombre}`}
        icon={ArrowUpIcon}
        disabled={lugar === 0}
        onClick={() => mover(lugar - 1)}
      />
      <IconButton
        {...sutil}
        label={`Bajar ${nombre}`}
        icon={ArrowDownIcon}
        disabled={lugar === ultimo}
        onClick={() => mover(lugar + 1)}
      />
      <IconButton {...sutil} label={`Quitar ${nombre}`} icon={TrashIcon} onClick={quitar} />
    </Row>
  );
}
