// A cell of the policy: read, or written.
import '@mantine/core/styles/Checkbox.layer.css';
import type { FilaDeAutorizacion } from '@cuadra/contract/control/politica';
import type { Centavos } from '@cuadra/core/dinero';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatearMonto } from '#ui/format/dinero.ts';
import { noAlcanza } from './edicion.ts';
import classes from './politica.module.css';

interface SiNoProps {
  readonly etiqueta: string;
  readonly valor: boolean;
  readonly onCambio: ((valor: boolean) => void) | undefined;
}

export function SiNo({ etiqueta, valor, onCambio }: SiNoProps) {
  if (onCambio === undefined) return valor ? 'Sí' : <span className={classes.nada}>–</span>;
  return (
    <Checkbox
      size="xs"
      aria-label={etiqueta}
      checked={valor}
      onChange={({ currentTarget }) => onCambio(currentTarget.checked)}
    />
  );
}

interface MontoProps {
  readonly etiqueta: string;
  /** Null: nothing is written. */
  readonly valor: Centavos | null;
  /** What nothing means here. */
  readonly vacio: string;
  readonly onCambio: ((valor: Centavos | null) => void) | undefined;
  readonly error?: string | undefined;
}

export function Monto({ etiqueta, valor, vacio, onCambio, error }: MontoProps) {
  if (onCambio === undefined)
    return (
      <span className={`${classes.leido} cifras`}>
        {valor === null ? <span className={classes.nada}>{vacio}</span> : formatearMonto(valor)}
      </span>
    );
  return (
    <AmountField
      size="xs"
      className={classes.monto ?? ''}
      aria-label={etiqueta}
      placeholder={vacio}
      conservaSiNoSeLee
      valor={valor ?? undefined}
      onCambio={(nuevo) => onCambio(nuevo ?? null)}
      error={error}
    />
  );
}

type Topes = Pick<FilaDeAutorizacion, 'cada' | 'alDia'>;

interface CeldasDeTopesProps {
  readonly fila: Topes;
  readonly nombre: string;
  /** Undefined: they are only read. */
  readonly cambio: ((cambiado: Partial<Topes>) => void) | undefined;
}

/** Up to how much each time, and a day: both in their columns. */
export const celdasDeTopes = ({ fila, nombre, cambio }: CeldasDeTopesProps): ReactNode[] => [
  <Monto
    key="cada"
    etiqueta={`${nombre}: cada vez, en quetzales`}
    vacio={SIN_LIMITE}
    valor={fila.cada}
    onCambio={cambio && ((cada) => cambio({ cada }))}
  />,
  <Monto
    key="alDia"
    etiqueta={`${nombre}: al día, en quetzales`}
    vacio={SIN_LIMITE}
    valor={fila.alDia}
    onCambio={cambio && ((alDia) => cambio({ alDia }))}
    error={noAlcanza(fila) ? NO_ALCANZA : undefined}
  />,
];

const NO_ALCANZA = 'Menos que lo de una vez.';
const SIN_LIMITE = 'Sin límite';
export const NUNCA = 'Nunca';
