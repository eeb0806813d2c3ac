// Makes out a cheque: its number, to whom, and what it pays. Its partida is posted with it.
import { emitirCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { enLetras } from '@cuadra/core/en-letras';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { DateField, FieldRow, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import {
  type ChequeEscrito,
  chequeEscrito,
  enSuLugar,
  LINEA_EN_BLANCO,
  porEnviar,
  totalDe,
} from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';
import classes from './dialogos.module.css';
import { LineasDeCheque } from './lineas-de-cheque.tsx';

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
      <LineasDeCheque formulario={order.form} />
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

function Total({ formulario: { control } }: { readonly formulario: UseFormReturn<ChequeEscrito> }) {
  const total = totalDe(useWatch({ control, name: 'lineas' }));
  return (
    <p className={classes.total} aria-live="polite">
      Total <strong>{formatearQuetzales(total)}</strong>
      {total > 0 && <span className={classes.letras}>{enLetras(total)}</span>}
    </p>
  );
}
