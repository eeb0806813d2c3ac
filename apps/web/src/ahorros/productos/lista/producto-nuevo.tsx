// A new product: what it is called, whether it has a term, and the account of the catálogo that it takes for itself.

import { crearProducto, type ProductoNuevo as Nuevo } from '@cuadra/contract/ahorros/productos';
import { clasesDeProducto, nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { BoundField, ChoiceField, TextField } from '#ui/order/fields.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { consultas, refrescarProductos } from '../consultas.ts';

interface ProductoNuevoProps {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  readonly onCreado: (id: number) => void;
}

export function ProductoNuevo({ abierto, onCerrar, onCreado }: ProductoNuevoProps) {
  return (
    <EditDrawer opened={abierto} title="Nuevo producto de ahorro" onClose={onCerrar}>
      <Formulario onCerrar={onCerrar} onCreado={onCreado} />
    </EditDrawer>
  );
}

function Formulario({ onCerrar, onCreado }: Omit<ProductoNuevoProps, 'abierto'>) {
  const initial: Nuevo = { codigo: '', nombre: '', clase: 'vista', idCuenta: '' };
  const order = useOrder(crearProducto, {
    initial,
    body: (escrito) => escrito,
    refresh: refrescarProductos,
    done: ({ nombre }) => `Producto «${nombre}» creado. Escriba sus reglas y sus tasas.`,
    onDone: ({ id }) => {
      order.form.reset(order.form.getValues());
      onCreado(id);
    },
  });
  return (
    <DrawerForm
      label="Nuevo producto de ahorro"
      order={order}
      submit="Crear producto"
      kept="ahorros/productos/nuevo"
      onClose={onCerrar}
    >
      <Campos />
    </DrawerForm>
  );
}

function Campos() {
  const { register, formState, setValue, watch } = useFormContext<Nuevo>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Código"
        description="De dos a seis letras mayúsculas o dígitos. No cambia después."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        autoComplete="off"
        data-autofocus
        maxLength={6}
        error={errors.codigo?.message}
        {...register('codigo')}
        onChange={({ currentTarget: { value } }) =>
          setValue('codigo', value.toUpperCase(), {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      <TextField name="nombre" label="Nombre" maxLength={80} />
      <ChoiceField
        name="clase"
        label="Clase"
        options={clasesDeProducto.map((uno) => [uno, nombresDeClaseDeProducto[uno]])}
        description={
          watch('clase') === 'vista'
            ? 'Se deposita y se retira cuando se quiera.'
            : 'Se deposita por unos días que se pactan, con la tasa de su apertura.'
        }
      />
      <CuentaDeControl />
    </>
  );
}

/** Detail accounts of what is owed, of no other product. */
function CuentaDeControl() {
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data } = useQuery(consultas.productos());
  const tomadas = new Set(data?.productos.map(({ cuenta }) => cuenta.idCuenta));
  return (
    <BoundField name="idCuenta">
      {({ value, onChange, error }) => (
        <AccountPicker
          label="Cuenta de control"
          note="De detalle, acreedora y suya sola: lo que se debe a sus ahorrantes. Al activarlo, nadie la mueve a mano."
          cuentas={catalogo.filter(
            ({ tipoCuenta, naturaleza, estado, idCuenta }) =>
              tipoCuenta === 'D' &&
              naturaleza === 'acreedora' &&
              estado !== 'bloqueada' &&
              !tomadas.has(idCuenta),
          )}
          value={value === '' ? undefined : value}
          onChange={onChange}
          error={error && (value === '' ? 'Elija una cuenta.' : error)}
        />
      )}
    </BoundField>
  );
}
