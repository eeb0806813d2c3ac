// Cheques that this program did not make out: the one of something that the books have already, chosen among what left the account
// and has none; and a number that was spoilt before it was used, in the register too, so that none is missing.
import { anotarCheque, anotarChequeArruinado } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { MovimientoDeMesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { opuesto } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { claveDeMes, mesDe, mesesDe, mesPorConciliar } from '#contabilidad/bancos/meses.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField as PlainSelectField } from '#ui/fields/select-field.tsx';
import { formatDate, formatMonth, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { DateField, FieldRow, Lead, LongTextField, SelectField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { beneficiarioEscrito, conceptoEscrito, numeroEscrito } from './cheque-escrito.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';

const esquema = z.object({
  movimiento: z.string().min(1, 'Elija de cuál es.'),
  numero: numeroEscrito,
  beneficiario: beneficiarioEscrito,
  concepto: conceptoEscrito,
});
type Escrito = z.output<typeof esquema>;

export function AnotarCheque({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const [mes, setMes] = useState(() => mesPorConciliar(cuenta));
  const mesa = useQuery(consultas.mesa(cuenta.id, mes));
  const order = useOrder(anotarCheque, {
    params: ({ movimiento }) => ({ id: movimiento }),
    initial: { movimiento: '', numero: '', beneficiario: '', concepto: '' },
    schema: esquema,
    body: ({ numero, beneficiario, concepto }) => ({ numero: Number(numero), beneficiario, concepto }),
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog
      title="Anotar un cheque"
      order={order}
      submit="Anotar"
      disabled={mesa.data === undefined}
      onClose={onCerrar}
    >
      <Lead>
        De lo que ya se contabilizó y salió de la cuenta: queda en el registro y no contabiliza nada.
      </Lead>
      <PlainSelectField
        label="Mes"
        value={claveDeMes(mes)}
        options={mesesDe(cuenta).map((uno) => [claveDeMes(uno), formatMonth(claveDeMes(uno))])}
        onChange={(clave) => {
          if (clave === undefined) return;
          order.form.setValue('movimiento', '');
          setMes(mesDe(clave));
        }}
      />
      <Loaded query={mesa} rows={2} label="Cargando lo que salió de la cuenta">
        {({ movimientos }) => <Campos formulario={order.form} salidas={salidasSinCheque(movimientos)} />}
      </Loaded>
    </OrderDialog>
  );
}

interface CamposProps {
  readonly formulario: UseFormReturn<Escrito>;
  readonly salidas: readonly MovimientoDeMesa[];
}

function Campos({ formulario, salidas }: CamposProps) {
  const { dirtyFields } = formulario.formState;
  if (salidas.length === 0)
    return <FormNotice tone="info" text="En ese mes no hay salidas sin cheque. Elija otro." />;
  return (
    <>
      <SelectField
        name="movimiento"
        label="De cuál es"
        placeholder="Elija una salida"
        options={salidas.map((salida) => [salida.id, decir(salida)])}
        onPick={(id) =>
          proponer(
            formulario,
            dirtyFields,
            salidas.find((salida) => salida.id === id),
          )
        }
      />
      <TextField name="numero" label="Número" maxLength={12} digits />
      <TextField name="beneficiario" label="Beneficiario" />
      <TextField name="concepto" label="Concepto" maxLength={200} />
    </>
  );
}

const decir = ({ fecha, monto, documento, concepto }: MovimientoDeMesa): string =>
  [formatDate(fecha), formatearQuetzales(opuesto(monto)), documento ?? '', concepto]
    .filter((parte) => parte !== '')
    .join(' · ');

/** What its line says, where nothing was written yet. */
function proponer(
  { setValue }: UseFormReturn<Escrito>,
  escritos: Readonly<Partial<Record<keyof Escrito, boolean>>>,
  salida: MovimientoDeMesa | undefined,
): void {
  if (salida === undefined) return;
  const { documento, concepto } = salida;
  if (escritos.numero !== true && numeroEscrito.safeParse(documento ?? '').success)
    setValue('numero', documento ?? '');
  if (escritos.concepto !== true) setValue('concepto', concepto.slice(0, 200));
}

/** What left the account and is of no cheque yet, the last first. A cheque is of a whole line: what is partly matched may be one too. */
const salidasSinCheque = (movimientos: readonly MovimientoDeMesa[]): MovimientoDeMesa[] =>
  movimientos
    .filter(({ monto, cheque }) => monto < 0 && cheque === null)
    .toSorted((uno, otro) => otro.fecha.localeCompare(uno.fecha));

export function AnotarArruinado({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const order = useOrder(anotarChequeArruinado, {
    params: { id: cuenta.id },
    initial: { numero: '', fecha: todayInGuatemala(), motivo: '' },
    body: ({ numero, ...escrito }) => ({ ...escrito, numero: Number(numero) }),
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog title="Anotar un cheque arruinado" order={order} submit="Anotar" onClose={onCerrar}>
      <Lead>
        Un número que se arruinó antes de emitirse queda en el registro como anulado. No contabiliza nada.
      </Lead>
      <FieldRow>
        <TextField name="numero" label="Número" maxLength={12} digits />
        <DateField name="fecha" label="Fecha" />
      </FieldRow>
      <LongTextField name="motivo" label="Motivo" />
    </OrderDialog>
  );
}
