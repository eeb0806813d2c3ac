// Marks an account whose detail is kept elsewhere, or changes what was said of it.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import {
  type AuxiliarExterno,
  editarAuxiliarExterno,
  listarAuxiliaresExternos,
  listarQuienesTraen,
  marcarAuxiliarExterno,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { AccountField, BoundField, FieldRow, SelectField, TextField } from '#ui/order/fields.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';

const esquema = z.object({
  idCuenta: z.string().min(1, 'Elija la cuenta.'),
  lugar: z.string().min(1, 'Escriba dónde se lleva el detalle.'),
  desde: z.string(),
  responsable: z.string().min(1, 'Elija quién trae la cifra.'),
  activo: z.boolean(),
});
type Escrito = z.output<typeof esquema>;

interface FormularioProps {
  /** Absent: a new one. */
  readonly auxiliar?: AuxiliarExterno;
  readonly onCerrar: () => void;
}

export function FormularioDeAuxiliar({ auxiliar, onCerrar }: FormularioProps) {
  const order = useTask<Escrito, Escrito, unknown>({
    initial: {
      idCuenta: auxiliar?.idCuenta ?? '',
      lugar: auxiliar?.lugar ?? '',
      desde: auxiliar?.desde ?? `${todayInGuatemala().slice(0, 7)}-01`,
      responsable: auxiliar?.responsable.id ?? '',
      activo: auxiliar?.activo ?? true,
    },
    resolver: judgedBy<Escrito, Escrito>(esquema),
    run: ({ idCuenta, activo, ...dicho }) =>
      auxiliar === undefined
        ? call(marcarAuxiliarExterno, { body: { idCuenta, ...dicho } })
        : call(editarAuxiliarExterno, {
            params: { id: auxiliar.id },
            body: { version: auxiliar.version, activo, ...dicho },
          }),
    done: auxiliar === undefined ? 'Cuenta marcada.' : 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      onCerrar();
      // Not when it is refused: whatever changed would take what was written with it.
      void refrescar();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Auxiliar externo"
      order={order}
      submit={auxiliar === undefined ? 'Marcar la cuenta' : 'Guardar cambios'}
      cancel="Cerrar"
      disabled={!order.isDirty}
      onClose={onCerrar}
    >
      {auxiliar === undefined && <CampoDeCuenta />}
      <TextField
        name="lugar"
        label="Se lleva en"
        description="El programa, el libro o la hoja donde está el detalle."
      />
      <QuienYCuando desde={auxiliar?.desde} />
      {auxiliar !== undefined && <CampoDeActivo />}
    </DrawerForm>
  );
}

const refrescar = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => String(ruta).startsWith(listarAuxiliaresExternos.path),
  });

const CampoDeActivo = () => (
  <BoundField name="activo">
    {({ value, onChange }) => (
      <Switch
        label="Se trae cada mes"
        description="Si ya no se trae, el cierre deja de pedirla; lo que se trajo queda."
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )}
  </BoundField>
);

function CampoDeCuenta() {
  const { data: cuentas = [] } = useQuery(queryOf(listarCatalogo));
  return (
    <AccountField
      name="idCuenta"
      label="Cuenta"
      description="De detalle, o una de mayor por todo lo que tiene debajo."
      accounts={cuentas}
      autoFocus
    />
  );
}

function QuienYCuando({ desde }: { readonly desde: string | undefined }) {
  const { data: personas = [] } = useQuery(queryOf(listarQuienesTraen));
  const meses = [...new Set([...ultimosMeses(todayInGuatemala()), ...(desde === undefined ? [] : [desde])])];
  return (
    <FieldRow>
      <SelectField
        name="responsable"
        label="Quién la trae"
        placeholder="Elija a la persona"
        options={personas.map(({ id, nombre }) => [id, nombre])}
      />
      <SelectField
        name="desde"
        label="Se compara desde"
        options={meses.toSorted().map((dia) => [dia, formatMonth(dia.slice(0, 7))])}
      />
    </FieldRow>
  );
}

/** The year before, and this month and the next: whoever begins says it beforehand. */
function ultimosMeses(hoy: string): string[] {
  const este = Number(hoy.slice(0, 4)) * 12 + Number(hoy.slice(5, 7)) - 1;
  return Array.from({ length: 14 }, (_, lugar) => {
    const ordinal = este - 12 + lugar;
    return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}-01`;
  });
}
