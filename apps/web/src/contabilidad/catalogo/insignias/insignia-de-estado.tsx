import type { EstadoDeCuenta } from '@cuadra/core/catalogo';
import { CpuChipIcon, LockClosedIcon } from '@heroicons/react/16/solid';
import { nombresDeEstado } from '../nombres.ts';
import classes from './insignias.module.css';

/** An active account, as most are, needs no remark. */
export function InsigniaDeEstado({ estado }: { readonly estado: EstadoDeCuenta }) {
  if (estado === 'activa') return null;
  const Dibujo = estado === 'bloqueada' ? LockClosedIcon : CpuChipIcon;
  return (
    <span className={classes.estado} data-estado={estado} title={nombresDeEstado[estado]}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      <span>{nombresDeEstado[estado]}</span>
    </span>
  );
}
