// Whether ISR is withheld of the interest of an account, and the document that says otherwise.
import { cambiarIsr } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { nombresDeTratamientoDeIsr, tratamientosDeIsr } from '@cuadra/core/ahorros/cuenta';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ChoiceField, DateField, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';

const esquema = z
  .object({
    tratamiento: z.enum(tratamientosDeIsr),
    documento: z.string().trim().max(120),
    vence: z.string(),
  })
  .refine(({ tratamiento, documento }) => tratamiento === 'afecto' || documento !== '', {
    path: ['documento'],
    message: 'Escriba el documento que la exime.',
  });

export function TratamientoDeIsr({ cuenta, onCerrar }: DeCuenta) {
  const { tratamiento, documento, vence } = cuenta.isr;
  const order = useOrder(cambiarIsr, {
    params: { id: cuenta.id },
    version: cuenta.version,
    initial: { tratamiento, documento: documento ?? '', vence: vence ?? '' },
    schema: esquema,
    body: (escrito) =>
      escrito.tratamiento === 'exento'
        ? { ...escrito, vence: escrito.vence === '' ? null : escrito.vence }
        : { ...escrito, documento: null, vence: null },
    refresh: refrescarCuentas,
    done: (_, escrito) =>
      `Tratamiento guardado: ${nombresDeTratamientoDeIsr[escrito.tratamiento].toLowerCase()}.`,
  });
  const exenta = useWatch({ control: order.form.control, name: 'tratamiento' }) === 'exento';
  return (
    <OrderDialog
      title="Tratamiento de ISR"
      order={order}
      submit="Guardar"
      disabled={!order.isDirty}
      onClose={onCerrar}
    >
      <Lead>{`Cuenta ${cuenta.numero}. Rige para los intereses que se abonen desde ahora.`}</Lead>
      <ChoiceField
        name="tratamiento"
        label="Tratamiento"
        options={tratamientosDeIsr.map((uno) => [uno, nombresDeTratamientoDeIsr[uno]])}
        description={
          exenta ? 'No se le retiene mientras su documento no venza.' : 'Se le retiene de cada abono.'
        }
      />
      {exenta && (
        <>
          <TextField name="documento" label="Documento que la exime" />
          <DateField name="vence" label="Vence" description="Vacío: no vence." optional />
        </>
      )}
    </OrderDialog>
  );
}
