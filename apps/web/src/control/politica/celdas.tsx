// A cell of the policy: read, or written.
import '@mantine/core/styles/Checkbox.layer.css';
import type { Centavos } from '@cuadra/core/dinero';
import { Checkbox } from '@mantine/core';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { formatearMonto } from '../../ui/format/dinero.ts';
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

export const NO_ALCANZA = 'Menos que lo de una vez.';
export const SIN_LIMITE = 'Sin límite';
export const NUNCA = 'Nunca';
