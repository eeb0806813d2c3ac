// Makes out a cheque: its number, to whom, and what it pays. Its partida is posted with it.
import { emitirCheque, LINEAS_DE_CHEQUE_MAX } from '@cuadra/contract/contabilidad/bancos/cheques';
import { centavos } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { useContracuentas } from '#contabilidad/bancos/mesa/dialogos/use-contracuentas.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { AccountField, BoundField, DateField, FieldRow, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../../bancos.module.css';
import {
  type ChequeEscrito,
  chequeEscrito,
  enSuLugar,
  LINEA_EN_BLANCO,
  porEnviar,
  totalDe,
} from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';

const enBlanco = (): ChequeEscrito => ({
  numero: '',
  fecha: todayInGuatemala(),
  beneficiario: '',
  concepto: '',
  lineas: [LINEA_EN_BLANCO],
});

export function EmitirCheque({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const order = useOrder(emitirCheque, {
    params: { id: cuenta.id },
    initial: enBlanco(),
    schema: chequeEscrito,
    body: (escrito) => porEnviar(escrito).cuerpo,
    place: (negativa, escrito) => enSuLugar(negativa, porEnviar(escrito).lugares),
    refresh: refrescarBancos,
    done: ({ numero }) => `Se emitió el cheque ${numero}.`,
    onDone: onHecho,
  });
  useNumeroSiguiente(cuenta.id, order.form);
  return (
    <OrderDialog
      title="Emitir un cheque"
      width={720}
      order={order}
      submit="Emitir"
      note={<Total formulario={order.form} />}
      onClose={onCerrar}
    >
      <Lead>
        {cuenta.nombre}, {cuenta.banco} {cuenta.numero}. Su partida se contabiliza al emitirlo.
      </Lead>
      <FieldRow>
        <TextField name="numero" label="Número" maxLength={12} digits />
        <DateField name="fecha" label="Fecha" />
      </FieldRow>
      <TextField name="beneficiario" label="Beneficiario" autoFocus />
      <TextField name="concepto" label="Concepto" maxLength={200} />
      <Lineas formulario={order.form} />
    </OrderDialog>
  );
}

/** It is proposed until somebody writes another. */
function useNumeroSiguiente(cuenta: string, { resetField, formState }: UseFormReturn<ChequeEscrito>) {
  const { data } = useQuery({ ...consultas.proximoCheque(cuenta), staleTime: 0 });
  const numero = data?.numero;
  const aMano = formState.dirtyFields.numero === true;
  useEffect(() => {
    if (numero !== undefined && !aMano) resetField('numero', { defaultValue: String(numero) });
  }, [numero, aMano, resetField]);
}

function Total({ formulario: { control } }: LineasProps) {
  const total = totalDe(useWatch({ control, name: 'lineas' }));
  return (
    <Text size="sm" figures aria-live="polite">
      Total <strong>{formatearQuetzales(total)}</strong>
      {total > 0 && (
        <Text as="span" block size="xs" muted>
          {enLetras(total)}
        </Text>
      )}
    </Text>
  );
}

interface LineasProps {
  readonly formulario: UseFormReturn<ChequeEscrito>;
}

/** What it pays: one account and amount after the other. */
function Lineas({ formulario: { control } }: LineasProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lineas' });
  return (
    <Stack as="fieldset" gap="lg">
      <Text as="legend" size="sm" weight="bold" pad="xs none">
        Qué paga
      </Text>
      {fields.map(({ id }, lugar) => (
        <Linea key={id} lugar={lugar} onQuitar={fields.length > 1 ? () => remove(lugar) : undefined} />
      ))}
      <Actions>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
          disabled={fields.length >= LINEAS_DE_CHEQUE_MAX}
          onClick={() => append(LINEA_EN_BLANCO, { shouldFocus: false })}
        >
          Agregar otra cuenta
        </Button>
      </Actions>
    </Stack>
  );
}

interface LineaProps {
  readonly lugar: number;
  readonly onQuitar: (() => void) | undefined;
}

function Linea({ lugar, onQuitar }: LineaProps) {
  const cuentas = useContracuentas();
  const suya = `lineas.${lugar}`;
  return (
    <Grid
      as="fieldset"
      gap="md lg"
      pad="lg"
      align="start"
      surface="box"
      className={classes['linea-de-cheque']}
      aria-label={`Línea ${lugar + 1}`}
    >
      <Box shrinks>
        <AccountField name={`${suya}.idCuenta`} label="Cuenta" accounts={cuentas} />
      </Box>
      <BoundField name={`${suya}.monto`}>
        {({ value, onChange, error }) => (
          <AmountField
            label="Monto"
            value={value === null ? undefined : centavos(value)}
            error={error}
            onChange={(monto) => onChange(monto ?? null)}
          />
        )}
      </BoundField>
      <BoundField name={`${suya}.concepto`}>
        {({ value, onChange, error }) => (
          <TextInput
            label="Concepto de la línea"
            placeholder="Opcional"
            autoComplete="off"
            maxLength={200}
            error={error}
            value={value}
            onChange={onChange}
          />
        )}
      </BoundField>
      {onQuitar !== undefined && (
        <Box alignSelf="end">
          <IconButton label={`Quitar la línea ${lugar + 1}`} icon={TrashIcon} onClick={onQuitar} />
        </Box>
      )}
    </Grid>
  );
}
