// A rule: what it looks for in what the bank says, what it makes of it, and which lines it would take.
import {
  crearRegla,
  editarRegla,
  probarRegla,
  type ReglaDeBanco,
} from '@cuadra/contract/contabilidad/bancos/reglas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { llenarConcepto, palabrasDeRegla } from '@cuadra/core/bancos/reglas';
import { centavos } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useLeaveGuard } from '#ui/dialogs/leave-guard.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { DrawerForm } from '#ui/order/drawer-form.tsx';
import { AccountField, BoundField, FieldRow, TextField } from '#ui/order/fields.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { Note, Text, Title } from '#ui/text/text.tsx';
import { consultas, refrescarBancos } from '../consultas.ts';
import { useContracuentas } from '../mesa/dialogos/use-contracuentas.ts';

/** As it is written: amounts are numbers until they are sent. */
export type ReglaEscrita = Omit<z.input<typeof editarRegla.body>, 'version'>;
type Regla = z.output<typeof crearRegla.body>;

interface FormularioDeReglaProps {
  /** Absent: a new one. */
  readonly regla: ReglaDeBanco | undefined;
  readonly inicial: ReglaEscrita;
  readonly onCerrar: () => void;
}

export function FormularioDeRegla({ regla, inicial, onCerrar }: FormularioDeReglaProps) {
  const order = useTask<ReglaEscrita, Regla, unknown>({
    initial: inicial,
    resolver: judgedBy<ReglaEscrita, Regla>(crearRegla.body),
    run: (body) =>
      regla === undefined
        ? call(crearRegla, { body })
        : call(editarRegla, { params: { id: regla.id }, body: { ...body, version: regla.version } }),
    refresh: refrescarBancos,
    done: regla === undefined ? 'Regla creada.' : 'Cambios guardados.',
    onDone: () => {
      dejarSalir();
      onCerrar();
    },
  });
  const dejarSalir = useLeaveGuard(order.isDirty);
  return (
    <DrawerForm
      label="Regla"
      order={order}
      submit={regla === undefined ? 'Crear regla' : 'Guardar cambios'}
      disabled={regla !== undefined && !order.isDirty}
      kept={`bancos/reglas/${regla?.id ?? 'nueva'}`}
      onClose={onCerrar}
    >
      <Busca />
      <Hace />
      <Prueba />
    </DrawerForm>
  );
}

function Busca() {
  const { data: cuentas = [] } = useQuery(consultas.cuentas());
  return (
    <>
      <TextField name="nombre" label="Nombre" maxLength={60} autoFocus />
      <TextField
        name="texto"
        label="Si el texto del banco tiene estas palabras"
        description="Todas, en cualquier orden, sin importar acentos ni mayúsculas. Una que termina en * es un comienzo: comis*."
      />
      <FieldRow>
        <Eleccion name="signo" label="Y el dinero" all="Entra o sale" options={SENTIDOS} />
        <Eleccion
          name="cuentaBancaria"
          label="En la cuenta"
          all="Todas las cuentas"
          options={cuentas.map(({ id, nombre }) => [id, nombre] as const)}
        />
        <Tope name="montoMinimo" label="Desde (Q)" />
        <Tope name="montoMaximo" label="Hasta (Q)" />
      </FieldRow>
    </>
  );
}

const SENTIDOS = [
  ['entrada', 'Entra'],
  ['salida', 'Sale'],
] as const;

interface EleccionProps {
  readonly name: 'signo' | 'cuentaBancaria';
  readonly label: string;
  /** What any of them is called. */
  readonly all: string;
  readonly options: readonly (readonly [valor: string, texto: string])[];
}

const Eleccion = ({ name, ...campo }: EleccionProps) => (
  <BoundField name={name}>
    {({ value, onChange }) => (
      <SelectField {...campo} value={value ?? undefined} onChange={(elegido) => onChange(elegido ?? null)} />
    )}
  </BoundField>
);

interface TopeProps {
  readonly name: 'montoMinimo' | 'montoMaximo';
  readonly label: string;
}

const Tope = ({ name, label }: TopeProps) => (
  <BoundField name={name}>
    {({ value, onChange, error }) => (
      <AmountField
        label={label}
        placeholder="Cualquier monto"
        value={value === null ? undefined : centavos(value)}
        onChange={(monto) => onChange(monto ?? null)}
        error={error}
      />
    )}
  </BoundField>
);

function Hace() {
  const cuentas = useContracuentas();
  return (
    <>
      <AccountField name="idCuenta" label="Proponer una partida contra la cuenta" accounts={cuentas} />
      <TextField
        name="concepto"
        label="Con el concepto"
        description="{texto}, {referencia}, {fecha} y {mes} se llenan con los de cada línea."
        maxLength={200}
      />
    </>
  );
}

const MESES = 6;

type Probada = ResponseOf<typeof probarRegla>;

/**
 * A test run: which lines of the last months the rule would take as it is written, what its concepto would say, and what was done
 * with them. It changes nothing.
 */
function Prueba() {
  const { getValues, watch } = useFormContext<ReglaEscrita>();
  const [texto, concepto] = watch(['texto', 'concepto']);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => {
      const { cuentaBancaria, texto: escrito, signo, montoMinimo, montoMaximo } = getValues();
      const condiciones = { cuentaBancaria, texto: escrito, signo, montoMinimo, montoMaximo };
      return call(probarRegla, { body: probarRegla.body.parse({ ...condiciones, meses: MESES }) });
    },
  });
  return (
    <Stack as="section" gap="md" pad="lg" surface="box" aria-label="Prueba de la regla">
      <Row justify="between" gap="md">
        <Title level={3} size="sm">
          A qué líneas se aplicaría
        </Title>
        <Button
          variant="default"
          size="compact-sm"
          loading={isPending}
          disabled={palabrasDeRegla(texto).length === 0}
          onClick={() => mutate()}
        >
          Probar
        </Button>
      </Row>
      {error !== null && <FormNotice tone="error" text={messageOf(error)} />}
      {data === undefined ? (
        <Note>Se prueba con los últimos {MESES} meses, y no cambia nada.</Note>
      ) : (
        <Resultado probada={data} concepto={concepto} />
      )}
    </Stack>
  );
}

function Resultado({ probada, concepto }: { readonly probada: Probada; readonly concepto: string }) {
  const { total, monto, lineas } = probada;
  if (total === 0) return <Note>A ninguna línea de los últimos {MESES} meses. Use menos palabras.</Note>;
  const [primera] = lineas;
  return (
    <>
      <Note role="status">
        {total === 1 ? 'A 1 línea' : `A ${formatearEntero(total)} líneas`}, por {formatearQuetzales(monto)}
        {lineas.length < total && `. Las últimas ${formatearEntero(lineas.length)}:`}
      </Note>
      {primera !== undefined && concepto !== '' && (
        <Note>El concepto de la primera: «{llenarConcepto(concepto, { ...primera, referencia: null })}»</Note>
      )}
      <Stack as="ul" gap="sm" size="sm" aria-label="Líneas a las que se aplicaría">
        {lineas.map((linea) => (
          <Grid key={linea.id} as="li" columns="auto minmax(0, 1fr) auto" gap="lg">
            <Text as="span" figures unbroken>
              {formatDate(linea.fecha)}
            </Text>
            <Text as="span" breaks>
              {linea.texto}
              <Text as="small" block size="xs" muted>
                {linea.cuentaBancaria}, {decirHecho(linea)}
              </Text>
            </Text>
            <Text as="span" figures unbroken>
              {formatearMonto(linea.monto)}
            </Text>
          </Grid>
        ))}
      </Stack>
    </>
  );
}

function decirHecho({ idCuenta, pendiente }: Probada['lineas'][number]): string {
  if (pendiente) return 'pendiente';
  return idCuenta === null ? 'cruzada' : `registrada contra ${idCuenta}`;
}
