// A new bank account: which it is, the account of the catálogo that it takes for itself, and what it began with: its first day, what the
// bank and the books said the day before, and what was outstanding then.
import { crearCuentaBancaria, type cuentaBancariaNueva } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import type { Tone } from '#ui/look/look.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { AccountField, BoundField, FieldRow, Lead, SelectField } from '#ui/order/fields.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import { consultas, refrescarBancos } from '../consultas.ts';
import { Elecciones, Identidad, Plazos } from './formulario-de-cuenta.tsx';
import { inicioExplicado } from './inicio-explicado.ts';

/** As it is written: without a balance, until there is one. */
type Escrita = Omit<z.input<typeof cuentaBancariaNueva>, 'saldoBancoInicial'> & {
  readonly saldoBancoInicial: Centavos | undefined;
};

const VENTANA_USUAL = 5;
const CADUCIDAD_USUAL = 180;

export function FormularioDeCuentaNueva({ onCerrar }: { readonly onCerrar: () => void }) {
  const agencia = useCurrentUser()?.agencias[0] ?? '';
  const initial: Escrita = {
    ...{ banco: '', numero: '', nombre: '', idCuenta: '', agencia, perfil: null, responsable: '' },
    ...{ ventanaDias: VENTANA_USUAL, caducidadDias: CADUCIDAD_USUAL, iniciales: [] },
    desde: `${todayInGuatemala().slice(0, 7)}-01`,
    saldoBancoInicial: undefined,
  };
  const order = useOrder(crearCuentaBancaria, {
    initial,
    done: 'Cuenta bancaria creada. Importe su primer estado de cuenta.',
    onDone: () => {
      dejarSalir();
      onCerrar();
    },
    refresh: refrescarBancos,
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Nueva cuenta bancaria"
      order={order}
      submit="Crear cuenta bancaria"
      kept="bancos/cuentas/nueva"
      onClose={onCerrar}
    >
      <Identidad />
      <CuentaEnLibros />
      <Elecciones />
      <Plazos />
      <Comienzo />
    </DrawerForm>
  );
}

/** Detail accounts that people post to, and of no other bank account. */
function CuentaEnLibros() {
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data: bancarias = [] } = useQuery(consultas.cuentas());
  const tomadas = new Set(bancarias.map(({ idCuenta }) => idCuenta));
  return (
    <AccountField
      name="idCuenta"
      label="Cuenta en los libros"
      description="De detalle, y suya sola: lo que se contabilice en ella se compara con el banco."
      accounts={catalogo.filter(
        ({ tipoCuenta, naturaleza, estado, idCuenta }) =>
          tipoCuenta === 'D' && naturaleza === 'deudora' && estado === 'activa' && !tomadas.has(idCuenta),
      )}
    />
  );
}

const Comienzo = () => (
  <Stack as="fieldset" gap="xl" pad="lg" surface="box">
    <Text as="legend" size="sm" weight="bold" pad="none xs">
      Cómo empieza
    </Text>
    <FieldRow>
      <BoundField name="desde">
        {({ value, onChange, error }) => (
          <DateField
            label="Se compara desde"
            withAsterisk
            value={value}
            // The month is what is chosen: any of its days says it.
            onChange={(dia) => onChange(dia === '' ? dia : `${dia.slice(0, 7)}-01`)}
            error={error}
          />
        )}
      </BoundField>
      <BoundField name="saldoBancoInicial">
        {({ value, onChange, error }) => (
          <AmountField
            label="Saldo del banco al empezar"
            signed
            withAsterisk
            value={typeof value === 'number' ? centavos(value) : undefined}
            onChange={onChange}
            error={error && (value === undefined ? 'Escriba el saldo.' : error)}
          />
        )}
      </BoundField>
    </FieldRow>
    <Iniciales />
    <Cuadre />
  </Stack>
);

const LADOS = [
  ['libros', 'En los libros'],
  ['banco', 'En el banco'],
] as const;

/** Cheques that nobody had cashed, deposits that the bank had not taken, notes that the books did not have. */
function Iniciales() {
  const { control } = useFormContext<Escrita>();
  const { fields, append, remove } = useFieldArray({ control, name: 'iniciales' });
  return (
    <Stack align="start" gap="lg">
      <Lead>
        En circulación al empezar: lo que un lado ya tenía y el otro no. Lo que sale de la cuenta, con signo
        menos.
      </Lead>
      {fields.map(({ id }, lugar) => (
        <Row
          key={id}
          as="fieldset"
          oneLine
          align="start"
          gap="xs"
          pad="md"
          surface="box"
          width="100%"
          aria-label={`En circulación ${lugar + 1}`}
        >
          <Inicial lugar={lugar} />
          <IconButton
            label={`Quitar lo en circulación ${lugar + 1}`}
            icon={TrashIcon}
            variant="subtle"
            color="gray"
            onClick={() => remove(lugar)}
          />
        </Row>
      ))}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
        onClick={() =>
          append(
            { lado: 'libros', fecha: '', monto: Number.NaN, texto: '', documento: null },
            { focusName: `iniciales.${fields.length}.texto` },
          )
        }
      >
        Agregar lo que estaba en circulación
      </Button>
    </Stack>
  );
}

function Inicial({ lugar }: { readonly lugar: number }) {
  const suyo = `iniciales.${lugar}`;
  return (
    <Grid grow min="8rem" gap="md">
      <Texto name={`${suyo}.texto`} label="Qué es" enBlanco="" />
      <SelectField name={`${suyo}.lado`} label="Solo está" options={LADOS} />
      <BoundField name={`${suyo}.fecha`}>
        {({ value, onChange, error }) => (
          <DateField
            label="Fecha"
            value={value ?? ''}
            onChange={onChange}
            error={error && (value === '' ? 'Escriba la fecha.' : error)}
          />
        )}
      </BoundField>
      <BoundField name={`${suyo}.monto`}>
        {({ value, onChange, error }) => (
          <AmountField
            label="Monto"
            signed
            value={typeof value === 'number' && Number.isFinite(value) ? centavos(value) : undefined}
            onChange={(monto) => onChange(monto ?? Number.NaN)}
            error={error && (Number.isFinite(value) ? error : 'Escriba el monto.')}
          />
        )}
      </BoundField>
      <Texto name={`${suyo}.documento`} label="Documento" enBlanco={null} />
    </Grid>
  );
}

interface TextoProps {
  readonly name: string;
  readonly label: string;
  /** What is sent of it when nothing is written. */
  readonly enBlanco: '' | null;
}

const Texto = ({ name, label, enBlanco }: TextoProps) => (
  <BoundField name={name}>
    {({ value, onChange, error, ref }) => (
      <TextInput
        ref={ref}
        label={label}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? enBlanco : currentTarget.value)
        }
        error={error}
      />
    )}
  </BoundField>
);

/** Live: what the books said, what they differ in, and how much of it is explained. */
function Cuadre() {
  const { control } = useFormContext<Escrita>();
  const { idCuenta, desde, saldoBancoInicial, iniciales = [] } = useWatch({ control });
  const lista = idCuenta !== undefined && idCuenta !== '' && /^\d{4}-\d{2}-01$/.test(desde ?? '');
  const { data, error } = useQuery({
    ...consultas.saldoAlEmpezar({ idCuenta: idCuenta ?? '', desde: desde ?? '' }),
    enabled: lista,
  });
  if (!lista) return <Lead>Elija la cuenta en los libros para ver su saldo.</Lead>;
  if (error !== null)
    return (
      <Text size="sm" lines="even" tone="error">
        {messageOf(error)}
      </Text>
    );
  if (data === undefined) return <Lead>Buscando el saldo en libros…</Lead>;
  const banco = typeof saldoBancoInicial === 'number' ? centavos(saldoBancoInicial) : undefined;
  const partidas = iniciales.map(({ lado = 'libros', monto }) => ({
    lado,
    monto: typeof monto === 'number' && Number.isFinite(monto) ? centavos(monto) : null,
  }));
  const cuadre = banco === undefined ? undefined : inicioExplicado(data.saldo, banco, partidas);
  return (
    <Stack as="dl" gap="xs" size="sm" aria-live="polite">
      <Cifra nombre={`Saldo en libros al ${formatDate(addDays(desde ?? '', -1))}`} monto={data.saldo} />
      {cuadre !== undefined && (
        <>
          <Cifra nombre="Diferencia con el banco" monto={cuadre.diferencia} />
          <Cifra nombre="Lo explica lo que había en circulación" monto={cuadre.explicado} />
          <Cifra
            nombre={cuadre.falta === 0 ? 'Todo está explicado' : 'Falta explicar'}
            monto={cuadre.falta}
            tone={cuadre.falta === 0 ? 'success' : 'error'}
          />
        </>
      )}
    </Stack>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly monto: Parameters<typeof formatearMonto>[0];
  readonly tone?: Tone;
}

const Cifra = ({ nombre, monto, tone }: CifraProps) => (
  <Row oneLine justify="between" align="start" gap="xl" weight={tone === undefined ? 'normal' : 'bold'}>
    <Text as="dt" tone={tone ?? 'muted'}>
      {nombre}
    </Text>
    <Text as="dd" tone={tone} figures unbroken>
      {formatearMonto(monto)}
    </Text>
  </Row>
);
