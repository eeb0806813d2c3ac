// Where the interest of an account goes and, if it has a term, what happens at its end.
import { cambiarAlVencer } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { destinosAlVencer, nombresDeDestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { BoundField, ChoiceField, SelectField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';

const esquema = z
  .object({
    alVencer: z.enum(destinosAlVencer).nullable(),
    /** The same one, the one it had, or another. */
    hacia: z.enum(['misma', 'actual', 'otra']),
    destino: z.custom<CuentaEnLista | undefined>(() => true),
  })
  .refine(({ hacia, destino }) => hacia !== 'otra' || destino !== undefined, {
    path: ['destino'],
    message: 'Elija a qué cuenta.',
  })
  .refine(({ alVencer, hacia }) => alVencer !== 'trasladar' || hacia !== 'misma', {
    path: ['alVencer'],
    message: 'Para trasladarla elija otra cuenta.',
  });
type Escrito = z.output<typeof esquema>;

const comoEsta = ({ plazo, destino }: CuentaEntera): Escrito => ({
  alVencer: plazo?.alVencer ?? null,
  hacia: destino === null ? 'misma' : 'actual',
  destino: undefined,
});

export function AlVencer({ cuenta, onCerrar }: DeCuenta) {
  const { id, version, plazo, destino: actual } = cuenta;
  const order = useOrder(cambiarAlVencer, {
    params: { id },
    version,
    initial: comoEsta(cuenta),
    schema: esquema,
    body: ({ alVencer, hacia, destino }) => ({
      alVencer,
      destino: { misma: null, actual: actual?.id ?? null, otra: destino?.id ?? null }[hacia],
    }),
    refresh: refrescarCuentas,
    done: 'Instrucción guardada.',
  });
  const [alVencer, hacia] = useWatch({ control: order.form.control, name: ['alVencer', 'hacia'] });
  return (
    <OrderDialog
      title={plazo === null ? 'Destino de los intereses' : 'Instrucción al vencimiento'}
      order={order}
      submit="Guardar"
      disabled={!order.isDirty}
      onClose={onCerrar}
    >
      {plazo !== null && (
        <ChoiceField
          name="alVencer"
          label="Al vencer"
          options={destinosAlVencer.map((uno) => [uno, uno === 'renovar' ? 'Renovar' : 'Trasladar'])}
          description={nombresDeDestinoAlVencer[alVencer ?? 'renovar']}
        />
      )}
      <SelectField
        name="hacia"
        label="Sus intereses van a"
        options={[
          ['misma', 'Esta misma cuenta'],
          ...(actual === null ? [] : [['actual', `${actual.numero} ${actual.titular}`] as const]),
          ['otra', 'Otra cuenta'],
        ]}
      />
      {hacia === 'otra' && (
        <BoundField name="destino">
          {({ value, onChange, error }) => (
            <ElegirCuenta etiqueta="Cuenta" salvo={id} elegida={value} onCambio={onChange} error={error} />
          )}
        </BoundField>
      )}
    </OrderDialog>
  );
}
