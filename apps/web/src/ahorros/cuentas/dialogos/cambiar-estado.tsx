// The state of an account from a day on, with what it means for whoever comes to the counter.
import { cambiarEstadoDeCuenta, estadosQueSeEligen } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { useWatch } from 'react-hook-form';
import { todayInGuatemala } from '#ui/format/date.ts';
import { ChoiceField, DateField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';

type Estado = (typeof estadosQueSeEligen)[number];

const CONSECUENCIAS: Readonly<Record<Estado, string>> = {
  activa: 'Admite depósitos y retiros, y gana intereses como dice su producto.',
  inactiva: 'Su producto dice si gana intereses mientras esté inactiva.',
  bloqueada: 'No admite retiros hasta que alguien la active. Su producto dice si gana intereses.',
};

const decir = (estado: keyof typeof nombresDeEstadoDeCuentaAhorro): string =>
  nombresDeEstadoDeCuentaAhorro[estado].toLowerCase();

export function CambiarEstado({ cuenta, onCerrar }: DeCuenta) {
  const { id, version, numero, estado: actual } = cuenta;
  const otros = estadosQueSeEligen.filter((estado) => estado !== actual);
  const initial: { estado: Estado; desde: string; motivo: string } = {
    estado: otros[0] ?? 'activa',
    desde: todayInGuatemala(),
    motivo: '',
  };
  const order = useOrder(cambiarEstadoDeCuenta, {
    params: { id },
    version,
    initial,
    refresh: refrescarCuentas,
    done: (_, { estado }) => `La cuenta ${numero} quedó ${decir(estado)}.`,
  });
  const elegido = useWatch({ control: order.form.control, name: 'estado' });
  return (
    <OrderDialog title="Cambiar el estado" order={order} submit="Cambiar" onClose={onCerrar}>
      <Lead>{`La cuenta ${numero} está ${decir(actual)}.`}</Lead>
      <ChoiceField
        name="estado"
        label="Estado"
        options={otros.map((estado) => [estado, nombresDeEstadoDeCuentaAhorro[estado]])}
        description={CONSECUENCIAS[elegido]}
      />
      <DateField name="desde" label="Desde" />
      <LongTextField name="motivo" label="Motivo" autoFocus />
    </OrderDialog>
  );
}
