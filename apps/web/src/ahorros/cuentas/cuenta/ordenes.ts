// What can be done with an account, as the server says of its state and its product. The first is done most.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import type { OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';

interface Orden {
  readonly clase: Exclude<OrdenDeCuenta['clase'], 'deshacer'>;
  readonly nombre: string;
}

export function ordenesDe(
  { acciones, plazo }: Pick<CuentaEntera, 'acciones' | 'plazo'>,
  hoy: string,
): Orden[] {
  const puede = (accion: CuentaEntera['acciones'][number]) => acciones.includes(accion);
  const anticipado = plazo !== null && plazo.vence > hoy;
  return [
    ...(puede('transferir') ? [{ clase: 'transferir', nombre: 'Transferir' } as const] : []),
    ...(puede('estado') ? [{ clase: 'estado', nombre: 'Cambiar el estado' } as const] : []),
    ...(puede('cambiar')
      ? ([
          { clase: 'titulares', nombre: 'Titulares' },
          { clase: 'isr', nombre: 'Tratamiento de ISR' },
          {
            clase: 'al-vencer',
            nombre: plazo === null ? 'Destino de los intereses' : 'Instrucción al vencimiento',
          },
        ] as const)
      : []),
    ...(puede('cerrar')
      ? [{ clase: 'cerrar', nombre: anticipado ? 'Retiro anticipado' : 'Cerrar la cuenta' } as const]
      : []),
  ];
}
