// What may change of a bank account: what it is called, who answers for it, how its files are read, and whether it is used. Most of it
// is decided when it is created: those fields are for both forms.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { type CuentaBancaria, editarCuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { nombresDePerfil, perfilesDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { BoundField, FieldRow, Lead } from '#ui/order/fields.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { consultas, refrescarBancos } from '../consultas.ts';

interface FormularioDeCuentaProps {
  readonly cuenta: CuentaBancaria;
  readonly onCerrar: () => void;
}

export function FormularioDeCuenta({ cuenta, onCerrar }: FormularioDeCuentaProps) {
  const { banco, numero, nombre, agencia, perfil, activa, ventanaDias, caducidadDias } = cuenta;
  const order = useOrder(editarCuentaBancaria, {
    params: { id: cuenta.id },
    version: cuenta.version,
    initial: {
      ...{ banco, numero, nombre, agencia, perfil, activa, ventanaDias, caducidadDias },
      responsable: cuenta.responsable.id,
    },
    done: 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      onCerrar();
      // Not when it is refused: whatever changed would take what was written with it.
      void refrescarBancos();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Editar cuenta bancaria"
      order={order}
      submit="Guardar cambios"
      cancel="Cerrar"
      disabled={!order.isDirty}
      kept={`bancos/cuentas/${cuenta.id}`}
      onClose={onCerrar}
    >
      <Identidad />
      <Lead>
        En los libros es la cuenta {cuenta.idCuenta} {cuenta.nombreCuenta}, comparada desde el{' '}
        {formatDate(cuenta.desde)}: eso no cambia.
      </Lead>
      <Elecciones />
      <Plazos />
      <BoundField name="activa">
        {({ value, onChange }) => (
          <Switch
            label="Cuenta activa"
            description="Se desactiva en cero y sin nada pendiente; conserva su historia."
            checked={value}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )}
      </BoundField>
    </DrawerForm>
  );
}

/** Fields that stand side by side keep their lines, whatever is said below. */
const DEBAJO: ['label', 'input', 'description', 'error'] = ['label', 'input', 'description', 'error'];

export const Identidad = () => (
  <>
    <FieldRow>
      <Texto name="banco" label="Banco" enfoca />
      <Texto name="numero" label="Número" description="Como lo escribe el banco." />
    </FieldRow>
    <Texto name="nombre" label="Nombre" description="Como la llaman aquí." />
  </>
);

interface TextoProps {
  readonly name: 'banco' | 'numero' | 'nombre';
  readonly label: string;
  readonly description?: string;
  readonly enfoca?: boolean;
}

const Texto = ({ name, label, description, enfoca = false }: TextoProps) => (
  <BoundField name={name}>
    {({ value, onChange, error }) => (
      <TextInput
        label={label}
        description={description}
        inputWrapperOrder={DEBAJO}
        withAsterisk
        autoComplete="off"
        data-autofocus={enfoca || undefined}
        error={error}
        value={value}
        // The number of an account has no small letters.
        onChange={({ currentTarget }) =>
          onChange(name === 'numero' ? currentTarget.value.toUpperCase() : currentTarget.value)
        }
      />
    )}
  </BoundField>
);

export function Elecciones() {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const { data: responsables = [] } = useQuery(consultas.responsables());
  return (
    <FieldRow>
      <Eleccion
        name="responsable"
        label="Responsable"
        all="Elija a la persona"
        options={responsables.map(({ id, nombre }) => [id, nombre] as const)}
      />
      <Eleccion
        name="agencia"
        label="Agencia de sus partidas"
        options={agencias
          .filter(({ idAgencia }) => propias.includes(idAgencia))
          .map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`] as const)}
      />
      <Eleccion
        name="perfil"
        label="Archivos CSV y XLSX de"
        all="Según el archivo"
        options={perfilesDeEstado.map((perfil) => [perfil, nombresDePerfil[perfil]] as const)}
      />
    </FieldRow>
  );
}

interface EleccionProps {
  readonly name: 'responsable' | 'agencia' | 'perfil';
  readonly label: string;
  readonly all?: string;
  readonly options: readonly (readonly [valor: string, texto: string])[];
}

const Eleccion = ({ name, ...campo }: EleccionProps) => (
  <BoundField name={name}>
    {({ value, onChange, error }) => (
      <SelectField
        {...campo}
        value={value ?? undefined}
        error={error && (value === '' ? 'Elija una de la lista.' : error)}
        onChange={(elegido) => onChange(elegido ?? (name === 'perfil' ? null : ''))}
      />
    )}
  </BoundField>
);

export const Plazos = () => (
  <FieldRow>
    <Dias
      name="ventanaDias"
      label="Días entre banco y libros"
      description="Hasta cuántos puede haber entre las dos fechas de lo mismo."
    />
    <Dias name="caducidadDias" label="Días de un cheque" description="Después se propone darlo por caduco." />
  </FieldRow>
);

interface DiasProps {
  readonly name: 'ventanaDias' | 'caducidadDias';
  readonly label: string;
  readonly description: string;
}

/** Not a number: nothing is written. */
const Dias = ({ name, label, description }: DiasProps) => (
  <BoundField name={name}>
    {({ value, onChange, error }) => (
      <TextInput
        label={label}
        description={description}
        inputWrapperOrder={DEBAJO}
        inputMode="numeric"
        autoComplete="off"
        className="cifras"
        value={Number.isNaN(value) ? '' : String(value)}
        onChange={({ currentTarget }) => onChange(comoDias(currentTarget.value))}
        error={error && (Number.isNaN(value) ? 'Escriba cuántos días.' : error)}
      />
    )}
  </BoundField>
);

const comoDias = (escrito: string): number => {
  const cifras = escrito.replaceAll(/\D/g, '').slice(0, 4);
  return cifras === '' ? Number.NaN : Number(cifras);
};
