// Undoes a transfer or an adjustment with its opposite: both stay in sight.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { deshacerMovimiento, type MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { motivo } from '@cuadra/contract/campos';
import { nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import classes from './dialogos.module.css';
import { Motivo } from './motivo.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z.object({ motivo });

interface DeshacerProps {
  readonly cuenta: CuentaEntera;
  readonly movimiento: MovimientoDeAhorro;
  readonly onCerrar: () => void;
}

export function Deshacer({ cuenta, movimiento, onCerrar }: DeshacerProps) {
  const formulario = useForm({ resolver: zodResolver(esquema), defaultValues: { motivo: '' } });
  const { n, clase, fecha, monto, contraparte } = movimiento;
  const orden = useEnvio({
    formulario,
    campos: ['motivo'],
    hacer: async (body, llaveDe) => {
      await call(
        deshacerMovimiento,
        { params: { id: cuenta.id, n }, body },
        { llave: llaveDe({ n, ...body }) },
      );
      return 'Se deshizo con su contrario.';
    },
    alTerminar: onCerrar,
  });
  const suma = formatearQuetzales(centavos(Math.abs(monto)));
  const [devuelve, recibe] =
    monto < 0 ? [contraparte?.numero, cuenta.numero] : [cuenta.numero, contraparte?.numero];
  return (
    <DialogoDeOrden
      titulo={contraparte === null ? 'Deshacer el movimiento' : 'Deshacer la transferencia'}
      texto={`${nombresDeMovimientoAhorro[clase]} del ${formatDate(fecha)} por ${suma}.`}
      boton="Deshacer"
      peligro
      orden={orden}
      onCerrar={onCerrar}
    >
      <p className={classes.consecuencia}>
        {devuelve !== undefined && recibe !== undefined
          ? `${suma} vuelven de la cuenta ${devuelve} a la cuenta ${recibe}. Ambos movimientos quedan a la vista.`
          : `Se registra su contrario por ${suma}. Ambos movimientos quedan a la vista.`}
      </p>
      <Motivo
        campo={formulario.register('motivo')}
        error={formulario.formState.errors.motivo?.message}
        autoFoco
      />
    </DialogoDeOrden>
  );
}
