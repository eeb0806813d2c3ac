// What is asked for before something is done with an account.
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import type { MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { AlVencer } from './al-vencer.tsx';
import { CambiarEstado } from './cambiar-estado.tsx';
import { CambiarTitulares } from './cambiar-titulares.tsx';
import { CerrarCuenta } from './cerrar-cuenta.tsx';
import { Deshacer } from './deshacer.tsx';
import { Transferir } from './transferir.tsx';
import { TratamientoDeIsr } from './tratamiento-de-isr.tsx';

export type OrdenDeCuenta =
  | { readonly clase: 'transferir' | 'estado' | 'isr' | 'titulares' | 'al-vencer' | 'cerrar' }
  | { readonly clase: 'deshacer'; readonly movimiento: MovimientoDeAhorro };

export interface DeCuenta {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

interface DialogoDeCuentaProps extends DeCuenta {
  readonly orden: OrdenDeCuenta;
}

export function DialogoDeCuenta({ orden, ...props }: DialogoDeCuentaProps) {
  switch (orden.clase) {
    case 'transferir':
      return <Transferir {...props} />;
    case 'estado':
      return <CambiarEstado {...props} />;
    case 'isr':
      return <TratamientoDeIsr {...props} />;
    case 'titulares':
      return <CambiarTitulares {...props} />;
    case 'al-vencer':
      return <AlVencer {...props} />;
    case 'cerrar':
      return <CerrarCuenta {...props} />;
    case 'deshacer':
      return <Deshacer movimiento={orden.movimiento} {...props} />;
    default:
      return orden satisfies never;
  }
}
