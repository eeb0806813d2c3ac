// A new product: what it is called, whether it has a term, and the account of the catálogo that it takes for itself.
import {
  crearProducto,
  type ProductoNuevo as Nuevo,
  productoNuevo,
} from '@cuadra/contract/ahorros/productos';
import { clasesDeProducto, nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { EditDrawer, EditDrawerFooter } from '#ui/dialogs/edit-drawer.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { applyErrors } from '#ui/fields/field-errors.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas, refrescarProductos } from '../consultas.ts';
import classes from './lista.module.css';

interface ProductoNuevoProps {
  readonly abierto: boolean;
  readonly onCerrar: () => void;
  readonly onCreado: (id: number) => void;
}

export function ProductoNuevo({ abierto, onCerrar, onCreado }: ProductoNuevoProps) {
  return (
    <EditDrawer abierto={abierto} titulo="Nuevo producto de ahorro" onCerrar={onCerrar}>
      <Formulario onCerrar={onCerrar} onCreado={onCreado} />
    </EditDrawer>
  );
}

function Formulario({ onCerrar, onCreado }: Omit<ProductoNuevoProps, 'abierto'>) {
  const [general, setGeneral] = useState<string>();
  const formulario = useForm<Nuevo>({
    resolver: zodResolver(productoNuevo),
    defaultValues: { codigo: '', nombre: '', clase: 'vista', idCuenta: '' },
  });
  const { handleSubmit, setError, formState } = formulario;
  const crear = handleSubmit(async (body) => {
    setGeneral(undefined);
    try {
      const { id, nombre } = await call(crearProducto, { body });
      void notify(`Producto «${nombre}» creado. Escriba sus reglas y sus tasas.`);
      formulario.reset(body);
      onCreado(id);
      await refrescarProductos();
    } catch (error) {
      setGeneral(applyErrors(error, setError, ['codigo', 'nombre', 'clase', 'idCuenta']));
    }
  });
  return (
    <form
      className={classes.formulario}
      noValidate
      aria-label="Nuevo producto de ahorro"
      onSubmit={submitWith(crear)}
    >
      <UnsavedWork nombre="ahorros/productos/nuevo" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Campos formulario={formulario} />
      <EditDrawerFooter>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        <Button type="submit" loading={formState.isSubmitting}>
          Crear producto
        </Button>
      </EditDrawerFooter>
    </form>
  );
}

function Campos({ formulario }: { readonly formulario: UseFormReturn<Nuevo> }) {
  const { register, formState, setValue } = formulario;
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
      <TextInput
        label="Nombre"
        withAsterisk
        autoComplete="off"
        maxLength={80}
        error={errors.nombre?.message}
        {...register('nombre')}
      />
      <Clase formulario={formulario} />
      <CuentaDeControl formulario={formulario} />
    </>
  );
}

function Clase({ formulario: { control } }: { readonly formulario: UseFormReturn<Nuevo> }) {
  return (
    <Controller
      control={control}
      name="clase"
      render={({ field: { value, onChange } }) => (
        <ChoiceField
          etiqueta="Clase"
          opciones={clasesDeProducto.map((valor) => ({ valor, texto: nombresDeClaseDeProducto[valor] }))}
          valor={value}
          onCambio={onChange}
          nota={
            value === 'vista'
              ? 'Se deposita y se retira cuando se quiera.'
              : 'Se deposita por unos días que se pactan, con la tasa de su apertura.'
          }
        />
      )}
    />
  );
}

/** Detail accounts of what is owed, of no other product. */
function CuentaDeControl({ formulario: { control } }: { readonly formulario: UseFormReturn<Nuevo> }) {
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data } = useQuery(consultas.productos());
  const tomadas = new Set(data?.productos.map(({ cuenta }) => cuenta.idCuenta));
  return (
    <Controller
      control={control}
      name="idCuenta"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AccountPicker
          etiqueta="Cuenta de control"
          nota="De detalle, acreedora y suya sola: lo que se debe a sus ahorrantes. Al activarlo, nadie la mueve a mano."
          cuentas={catalogo.filter(
            ({ tipoCuenta, naturaleza, estado, idCuenta }) =>
              tipoCuenta === 'D' &&
              naturaleza === 'acreedora' &&
              estado !== 'bloqueada' &&
              !tomadas.has(idCuenta),
          )}
          valor={value === '' ? undefined : value}
          onCambio={onChange}
          error={error && (value === '' ? 'Elija una cuenta.' : error.message)}
        />
      )}
    />
  );
}
