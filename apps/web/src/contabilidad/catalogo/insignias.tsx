// The small marks of an account: its type, its state and its tags.
import {
  type EstadoDeCuenta,
  nombresDeEstadoDeCuenta,
  nombresDeTipoDeCuenta,
  type TipoDeCuenta,
} from '@cuadra/core/catalogo';
import { CpuChipIcon, LockClosedIcon } from '@heroicons/react/16/solid';
import { StateMark, Tag } from '#ui/marks/state-mark.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './catalogo.module.css';

export function InsigniaDeTipo({ tipo }: { readonly tipo: TipoDeCuenta }) {
  return (
    <abbr className={classes.tipo} data-tipo={tipo} title={nombresDeTipoDeCuenta[tipo]}>
      <Text as="span" size="xs" weight="bold">
        {tipo}
      </Text>
    </abbr>
  );
}

/** An active account, as most are, needs no remark. */
export function InsigniaDeEstado({ estado }: { readonly estado: EstadoDeCuenta }) {
  if (estado === 'activa') return null;
  const esBloqueada = estado === 'bloqueada';
  return (
    <StateMark
      icon={esBloqueada ? LockClosedIcon : CpuChipIcon}
      tone={esBloqueada ? 'warning' : 'muted'}
      size="xs"
      title={nombresDeEstadoDeCuenta[estado]}
    >
      <span>{nombresDeEstadoDeCuenta[estado]}</span>
    </StateMark>
  );
}

interface InsigniaDeEtiquetaProps {
  readonly nombre: string;
  readonly palabras?: readonly string[];
}

export function InsigniaDeEtiqueta({ nombre, palabras = [] }: InsigniaDeEtiquetaProps) {
  return (
    <Tag>
      <Highlight text={nombre} words={palabras} />
    </Tag>
  );
}
