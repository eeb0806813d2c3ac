// The small marks of an account: its type, its state and its tags.
import {
  type EstadoDeCuenta,
  nombresDeEstadoDeCuenta,
  nombresDeTipoDeCuenta,
  type TipoDeCuenta,
} from '@cuadra/core/catalogo';
import { CpuChipIcon, LockClosedIcon } from '@heroicons/react/16/solid';
import { Highlight } from '#ui/text/highlight.tsx';
import classes from './insignias.module.css';

export function InsigniaDeTipo({ tipo }: { readonly tipo: TipoDeCuenta }) {
  return (
    <abbr className={classes.tipo} data-tipo={tipo} title={nombresDeTipoDeCuenta[tipo]}>
      {tipo}
    </abbr>
  );
}

/** An active account, as most are, needs no remark. */
export function InsigniaDeEstado({ estado }: { readonly estado: EstadoDeCuenta }) {
  if (estado === 'activa') return null;
  const Dibujo = estado === 'bloqueada' ? LockClosedIcon : CpuChipIcon;
  return (
    <span className={classes.estado} data-estado={estado} title={nombresDeEstadoDeCuenta[estado]}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      <span>{nombresDeEstadoDeCuenta[estado]}</span>
    </span>
  );
}

interface InsigniaDeEtiquetaProps {
  readonly nombre: string;
  readonly palabras?: readonly string[];
}

export function InsigniaDeEtiqueta({ nombre, palabras = [] }: InsigniaDeEtiquetaProps) {
  return (
    <span className={classes.etiqueta}>
      <Highlight texto={nombre} palabras={palabras} />
    </span>
  );
}
