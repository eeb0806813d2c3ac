// The data of an asociado: of a new one, who opens beside the list once registered, and of one to be corrected. Saved by somebody
// else meanwhile, a correction is refused and what was written stays.
import { type AsociadoEntero, crearAsociado, editarAsociado } from '@cuadra/contract/ahorros/asociados';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { escribirDpi, leerDpi } from '#ahorros/marcas/dpi.ts';
import { useAddress } from '#platform/address/use-address.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { DateField, SelectField } from '#ui/order/fields.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { consultas, refrescarAsociados } from '../consultas.ts';
import { filtrosDeAsociados } from '../filtros.ts';
import { type AsociadoEscrito, enBlanco, escritoDe, porEnviar } from './asociado-escrito.ts';

export function AsociadoNuevo() {
  const { busqueda, replace } = useAddress(filtrosDeAsociados.address);
  const abierto = usePermission('ahorros:registrar') && busqueda.nuevo === true;
  const cerrar = () => replace({ nuevo: undefined });
  return (
    <EditDrawer opened={abierto} title="Nuevo asociado" onClose={cerrar}>
      {abierto && (
        <Inscripcion onCerrar={cerrar} onInscrito={(asociado) => replace({ nuevo: undefined, asociado })} />
      )}
    </EditDrawer>
  );
}

interface InscripcionProps {
  readonly onCerrar: () => void;
  readonly onInscrito: (id: string) => void;
}

function Inscripcion({ onCerrar, onInscrito }: InscripcionProps) {
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const order = useOrder(crearAsociado, {
    initial: enBlanco(agencia, todayInGuatemala()),
    body: porEnviar,
    refresh: refrescarAsociados,
    done: ({ numero }) => `Se inscribió al asociado ${numero}.`,
    onDone: ({ id }) => {
      dejarSalir();
      onInscrito(id);
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Nuevo asociado"
      order={order}
      submit="Inscribir"
      kept="ahorros/asociados/nuevo"
      onClose={onCerrar}
    >
      <Campos conIngreso />
    </DrawerForm>
  );
}

interface EdicionDeAsociadoProps {
  readonly asociado: AsociadoEntero;
  readonly abierta: boolean;
  readonly onCerrar: () => void;
}

export function EdicionDeAsociado({ asociado, abierta, onCerrar }: EdicionDeAsociadoProps) {
  return (
    <EditDrawer
      opened={abierta}
      title="Editar asociado"
      subtitle={`${asociado.numero} ${asociado.nombre}`}
      onClose={onCerrar}
    >
      {abierta && <Edicion asociado={asociado} onCerrar={onCerrar} />}
    </EditDrawer>
  );
}

function Edicion({ asociado, onCerrar }: Omit<EdicionDeAsociadoProps, 'abierta'>) {
  // As it was when the form was opened: what others save meanwhile is not overwritten without being seen.
  const [{ id, version, escrito }] = useState({
    id: asociado.id,
    version: asociado.version,
    escrito: { ...escritoDe(asociado), ingreso: '' },
  });
  const order = useOrder(editarAsociado, {
    params: { id },
    version,
    initial: escrito,
    body: porEnviar,
    refresh: refrescarAsociados,
    done: 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      onCerrar();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Editar asociado"
      order={order}
      submit="Guardar cambios"
      disabled={!order.isDirty}
      cancel="Cerrar"
      kept={`ahorros/asociados/${asociado.id}`}
      onClose={onCerrar}
    >
      <Campos conIngreso={false} />
    </DrawerForm>
  );
}

interface CamposProps {
  /** Since when it is one: said once, when it is registered. */
  readonly conIngreso: boolean;
}

function Campos({ conIngreso }: CamposProps) {
  return (
    <>
      <Texto name="nombre" label="Nombre completo" withAsterisk maxLength={120} data-autofocus />
      <Grid min="12rem" gap="xl" align="start">
        <Dpi />
        <Texto
          name="documento"
          label="Otro documento"
          placeholder="Pasaporte o partida de nacimiento"
          description="De quien no tiene DPI."
          maxLength={60}
        />
        <Texto name="nit" label="NIT" placeholder="1234567-8 o CF" maxLength={16} />
        <DateField name="nacimiento" label="Nacimiento" optional />
        <Texto name="telefono" label="Teléfono" inputMode="tel" maxLength={20} />
        <Texto name="correo" label="Correo" inputMode="email" maxLength={254} />
      </Grid>
      <Texto name="direccion" label="Dirección" maxLength={200} />
      <Grid min="12rem" gap="xl" align="start">
        <Agencia />
        {conIngreso && <DateField name="ingreso" label="Ingreso" optional />}
      </Grid>
    </>
  );
}

interface TextoProps extends Omit<TextInputProps, 'name' | 'error'> {
  readonly name: 'nombre' | 'documento' | 'nit' | 'telefono' | 'correo' | 'direccion';
}

/** Each with the keyboard of what it holds. */
function Texto({ name, ...campo }: TextoProps) {
  const { register, formState } = useFormContext<AsociadoEscrito>();
  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...campo}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

// With room for what is pasted with other separators.
const DPI_ESCRITO_MAX = 20;

/**
 * Spaced as on the document while it is written. What is corrected in the middle stays as it is written until the field is
 * left: to space it then would take the cursor away.
 */
function Dpi() {
  const [enMedio, setEnMedio] = useState<string>();
  return (
    <Controller<AsociadoEscrito, 'dpi'>
      name="dpi"
      render={({ field, fieldState: { error } }) => (
        <TextInput
          ref={field.ref}
          name={field.name}
          label="DPI"
          placeholder="1234 56789 0101"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DPI_ESCRITO_MAX}
          classNames={{ input: 'cifras' }}
          error={error?.message}
          value={enMedio ?? escribirDpi(field.value)}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            setEnMedio(selectionStart === value.length ? undefined : value);
            field.onChange(leerDpi(value));
          }}
          onBlur={() => {
            setEnMedio(undefined);
            field.onBlur();
          }}
        />
      )}
    />
  );
}

/** Those of whoever writes, and the one it already has. */
function Agencia() {
  const propias = useCurrentUser()?.agencias ?? [];
  const suya = useFormContext<AsociadoEscrito>().watch('agencia');
  const { data: todas = [] } = useQuery(consultas.agencias());
  return (
    <SelectField
      name="agencia"
      label="Agencia"
      options={todas
        .filter(({ idAgencia }) => idAgencia === suya || propias.includes(idAgencia))
        .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
    />
  );
}
